"""What adds or changes the rows of each table; only how a row is replaced depends on the engine."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable, bindparam, delete, insert, literal_column, update

from . import schema
from .store import DELETED

PERSONAL = ("seatings", "hosts", "kept_out", "standings", "presence")
"""Tables about matches that say who somebody was."""


def statements(upsert: Callable[..., Any]) -> dict[str, Executable]:
    """By the name that a row is stored under."""
    guest, standing = upsert(schema.guests), upsert(schema.standings)
    found: dict[str, Executable] = {
        "editions": upsert(schema.editions).on_conflict_do_nothing(),
        "guests": guest.on_conflict_do_update(
            index_elements=["id"], set_={"name": guest.excluded.name}
        ),
        "standings": standing.on_conflict_do_update(
            index_elements=["match", "seat"],
            set_={name: standing.excluded[name] for name in ("guest", "action", "at")},
        ),
        "lessons": upsert(schema.lessons).on_conflict_do_nothing(),
        "forget lessons": delete(schema.lessons).where(schema.lessons.c.guest == bindparam("of")),
        "invitations": update(schema.secrets)
        .where(schema.secrets.c.match == bindparam("of"))
        .values(invite=bindparam("new")),
    }
    # A table from which everybody got up is nobody's rematch: another one may be asked for.
    found["part rematch"] = (
        update(schema.matches).where(schema.matches.c.before == bindparam("of")).values(before=None)
    )
    found["closed"] = upsert(schema.closed).on_conflict_do_nothing()
    found["cut plies"] = delete(schema.plies).where(
        schema.plies.c.match == bindparam("of"), schema.plies.c.ply >= bindparam("first")
    )
    found["drop guests"] = delete(schema.guests).where(schema.guests.c.id == bindparam("of"))
    found["disown matches"] = (
        update(schema.matches)
        .where(schema.matches.c.owner == bindparam("of"))
        .values(owner=bindparam("new"))
    )
    for name in PERSONAL:
        table = schema.metadata.tables[name]
        blank: dict[str, Any] = {"name": literal_column("''")} if "name" in table.c else {}
        change = update(table).where(table.c.guest == bindparam("of"))
        found[f"disown {name}"] = change.values(guest=bindparam("new"), **blank)
    for name in ("keys", "matches", "secrets", "seatings", "sealed", "lengthened", "hosts",
                 "kept_out", "results"):  # fmt: skip
        found[name] = insert(schema.metadata.tables[name])
    for name in DELETED:
        table = schema.metadata.tables[name]
        key = table.c.id if name == "matches" else table.c.match
        found[f"clear {name}"] = delete(table).where(key == bindparam("of"))
    return found
