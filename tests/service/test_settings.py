"""Settings by file, environment and flags, in that order; one sentence for whatever is wrong."""

from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner
from scripts import docs

from grimorio.cli import cli
from grimorio.core.errors import BadInput
from grimorio.server.options import BY_NAME, OPTIONS, chosen, limits_told
from grimorio.server.settings import Limits, Settings
from grimorio.table.customs import Customs
from grimorio.texts import Speaker
from tests.server.client import refused

EVERYTHING = """
host = "127.0.0.9"
port = 8001
lan = true
public = "https://file.example.org"
database = "file.db"
workers = 3
edition = ["one.toml", "two.toml"]
origin = "https://file.example.org:443"
proxy = ["10.0.0.0/8"]
metrics = ["10.2.0.0/16", "::1"]
https = false
log = "info"
control = "file.socket"
log-file = "file.log"

[limits]
sockets = 5
requests = [1.5, 9]
take_backs = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "grimorio.toml"
    path.write_text(EVERYTHING, "utf-8")
    return path


def test_a_file_says_all_that_can_be_said(file: Path) -> None:
    found = chosen(str(file), {}, {})
    assert (found.host, found.port, found.lan, found.workers) == ("127.0.0.9", 8001, True, 3)
    assert found.public == "https://file.example.org"
    assert found.origins == ("https://file.example.org",)
    assert found.editions == (Path("one.toml"), Path("two.toml"))
    assert (found.proxies, found.secure) == (("10.0.0.0/8",), False)
    assert found.scrapers == ("10.2.0.0/16", "::1")
    assert found.control == Path("file.socket")
    assert (found.log, found.log_file) == ("info", Path("file.log"))
    assert (found.limits.sockets, found.limits.requests) == (5, (1.5, 9.0))
    assert found.customs.take_backs == 7
    file.write_text("https = true\nhost = 3", "utf-8")
    assert (chosen(str(file), {}, {}).secure, chosen(str(file), {}, {}).host) == (True, "3")
    named = {line.partition("=")[0].strip() for line in EVERYTHING.splitlines() if "=" in line}
    assert set(BY_NAME) <= named  # this test forgets none of them


def test_a_flag_goes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    environment = {"GRIMORIO_PORT": "8002", "GRIMORIO_LOG": "error", "GRIMORIO_LAN": "no",
                   "GRIMORIO_PROXY": "10.1.0.0/16, ::1", "GRIMORIO_LIMIT_SOCKETS": "6",
                   "GRIMORIO_LIMIT_TAKE_BACKS": "8", "GRIMORIO_FORM": "interpreted",
                   "LANG": "es"}  # fmt: skip
    found = chosen(str(file), environment, {"port": "8003"}, ("sockets=7",))
    assert (found.port, found.log, found.host) == (8003, "error", "127.0.0.9")
    assert (found.lan, found.proxies) == (False, ("10.1.0.0/16", "::1"))
    assert (found.limits.sockets, found.customs.take_backs) == (7, 8)
    assert chosen(str(file), environment, {}).port == 8002
    assert chosen(None, {}, {}).port == Settings().port
    assert chosen(None, {}, {"proxy": ("::1",)}, unlimited=True).limits.sockets == 10**6


def test_the_command_reads_all_three(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The port of each is wrong in its own way: the sentence tells which one was taken."""
    file.write_text("port = -1", "utf-8")
    assert refused("en", "--config", str(file)).startswith("grimorio.toml: port: “-1”")
    monkeypatch.setenv("GRIMORIO_CONFIG", str(file))
    assert refused("en").startswith("grimorio.toml: port: “-1”")
    file.write_text("port = 1", "utf-8")
    monkeypatch.setenv("GRIMORIO_PORT", "-2")
    assert refused("en").startswith("GRIMORIO_PORT: “-2”")
    monkeypatch.setenv("GRIMORIO_PORT", "2")
    assert refused("en", "--port", "-3").startswith("--port: “-3”")


WRONG_FILES = {
    "error-setting": (
        "port = 65536", "port = 1.5", "port = [1]", "port = true", 'port = "eighty"',
        'lan = "perhaps"', "lan = 2", "workers = 0", 'log = "loud"', 'database = ""', 'host = ""',
        "edition = [3.5]", "proxy = {a = 1}",
    ),
    "error-origin": ('public = "example.org"', 'origin = ["https://a/b"]'),
    "error-unknown-setting": ("prot = 80", "[limit]\nsockets = 3"),
    "error-limits-section": ("limits = 3", "limits = [3]"),
    "error-unknown-limit": ("[limits]\nsokets = 3",),
    "error-limit-form": (
        "[limits]\nsockets = -1", '[limits]\nsockets = "many"', "[limits]\nsockets = [1, 2]",
        "[limits]\nsockets = true", "[limits.sockets]\na = 1", "[limits]\nrequests = 5",
        "[limits]\nrequests = [1, 2, 3]",
    ),
    "error-config": ("port = ", "port = 1\nport = 2", "a = " + "[" * 5000, "\0"),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    ("text", "key"), [(text, key) for key, texts in WRONG_FILES.items() for text in texts]
)
def test_a_wrong_file_is_one_sentence(tmp_path: Path, text: str, key: str, lang: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput) as caught:
        chosen(str(path), {}, {})
    assert caught.value.key == key
    sentence = refused(lang, "--config", str(path))
    assert sentence == Speaker(lang).say(key, **dict(caught.value.arguments))
    assert len(sentence) < 1500


NOBODY = [f"{name}=0" for name in ("sockets", "connections", "log_bytes", "request_seconds")]
SENSELESS = [
    *(([f"--limit={wish}"], "error-limit-none") for wish in (*NOBODY, "requests=30:0",
                                                              "opens=1:0.5", "log_bytes=999")),
    (["--limit=sockets=2.5"], "error-limit-form"),
    (["--lan", "--https"], "error-lan-https"),
    (["--https", "--public=http://play.example.org"], "error-https-public"),
    *((["--lan", f"--host={host}"], "error-lan-host")
      for host in ("::1", "[::1]", "127.0.0.1", "localhost")),
]  # fmt: skip


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("words", "key"), SENSELESS)
def test_what_nobody_could_play_with_is_one_sentence(
    tmp_path: Path, words: list[str], key: str, lang: str
) -> None:
    said = refused(lang, "--port", "0", "--database", str(tmp_path / "a.db"), *words)
    given = [word.removeprefix("--").partition("=") for word in words]
    flags = {name: value or True for name, _, value in given if name != "limit"}
    with pytest.raises(BadInput) as caught:
        chosen(None, {}, flags, tuple(value for name, _, value in given if name == "limit"))
    assert caught.value.key == key
    assert said == Speaker(lang).say(key, **dict(caught.value.arguments))
    assert list(tmp_path.iterdir()) == []


def test_what_can_be_left_out_is_left_out_by_zero() -> None:
    found = chosen(None, {}, {}, ("hints=0:0", "log=0:0", "bot_seconds=0", "take_backs=0"))
    assert (found.limits.hints, found.customs.take_backs) == ((0.0, 0.0), 0)


def test_a_wrong_limit_names_where_it_stands_and_what_it_may_have_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    en, path = Speaker("en"), tmp_path / "g.toml"
    path.write_text("[limits]\nsokets = 1", "utf-8")
    near = en.say("error-unknown-limit", where="g.toml: [limits]", name="sokets", count=2,
                  known=["sockets", "sockets_each"])  # fmt: skip
    assert refused("en", "--config", str(path)) == near
    for text, told in (("[limits]\nsockets = true", "[limits]: “sockets=true”"),
                       ("port = true", "port: “true”")):  # fmt: skip
        path.write_text(text, "utf-8")
        assert refused("en", "--config", str(path)).startswith(f"g.toml: {told}")
    assert refused("en", "--limit", "sockets=x").startswith("--limit: “sockets=x”")
    none = en.say("error-unknown-limit", where="--limit", name="zzz", count=0, known=[])
    assert refused("en", "--limit", "zzz=3") == none
    folder = en.say("error-edition-unreadable", file=str(tmp_path), problem="IsADirectoryError")
    assert refused("en", "--edition", str(tmp_path)) == folder
    monkeypatch.setenv("GRIMORIO_LIMIT_SOCKETS", "x")
    assert refused("en").startswith("GRIMORIO_LIMIT_SOCKETS: “sockets=x”")


@pytest.mark.parametrize(
    ("make", "problem"),
    [(lambda path: None, "FileNotFoundError"), (lambda path: path.mkdir(), "IsADirectoryError"),
     (lambda path: path.write_bytes(b"\xff\xfe"), "UnicodeDecodeError")],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path, make, problem) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "there.toml"
    make(path)
    with pytest.raises(BadInput) as caught:
        chosen(str(path), {}, {})
    assert (caught.value.key, caught.value.arguments["problem"]) == ("error-file", problem)


@pytest.mark.parametrize(
    ("name", "word", "key"),
    [
        ("GRIMORIO_PORT", "tcp://10.0.0.1:8000", "error-setting"),
        ("GRIMORIO_LAN", "maybe", "error-setting"),
        ("GRIMORIO_PROT", "80", "error-unknown-variable"),
        ("GRIMORIO_LIMIT_SOKETS", "80", "error-unknown-limit"),
        ("GRIMORIO_LIMIT_SOCKETS", "", "error-limit-form"),
        ("GRIMORIO_DATABASE", "", "error-setting"),
        ("GRIMORIO_ORIGIN", "https://a,b", "error-origin"),
    ],
)
def test_a_wrong_variable_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, word: str, key: str
) -> None:
    with pytest.raises(BadInput) as caught:
        chosen(None, {name: word}, {})
    assert caught.value.key == key
    monkeypatch.setenv(name, word)
    refused("en")


@pytest.mark.parametrize("words", [["--port", "x"], ["--workers", "65"], ["--log", "loud"],
                                   ["--host", ""], ["--limit", "sockets"], ["--limit", "=3"],
                                   ["--proxy", "nobody"], ["--database", ""]])  # fmt: skip
def test_a_wrong_flag_is_one_sentence(words: list[str], tmp_path: Path) -> None:
    usual = [] if words[0] == "--database" else ["--database", str(tmp_path / "a.db")]
    refused("en", "--port", "0", *usual, *words)


def test_the_help_and_the_page_list_every_setting_and_limit() -> None:
    told = CliRunner().invoke(cli, ["serve", "--help"], terminal_width=200).output
    page = docs.settings()
    for option in OPTIONS:
        assert f"{option.flag} " in told
        assert f"`{option.flag}" in page
        assert f"`{option.variable}`" in page
        assert option.meaning
    named = {name for name, _, _ in limits_told()}
    assert named == {each.name for kind in (Limits, Customs) for each in fields(kind)}
    for name, usual, meaning in limits_told():
        assert f"{name}={usual} " in told
        assert f"| `{name}` | `{usual}` | {meaning} |" in page
        assert len(meaning) > 10


def test_a_default_given_as_a_flag_is_the_default() -> None:
    wishes = tuple(f"{name}={usual}" for name, usual, _ in limits_told())
    assert chosen(None, {}, {}, wishes) == chosen(None, {}, {})
