"""What is given for deploying fits the program and itself; each tool that is installed agrees."""

import configparser
import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from grimorio.cli import COMMANDS, cli
from grimorio.server.endpoints import OPERATIONS
from grimorio.server.options import chosen
from grimorio.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def tool(*words: str | Path, **environment: str) -> None:
    """Whatever this tool says about our file, if it is installed here."""
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    if shutil.which(str(words[0]), path=path) is None:
        return
    env = {**os.environ, "PATH": path, **environment}
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, env=env, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def steps(path: Path) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile."""
    text = re.sub(r"\\\n\s*", "", path.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def settings_of(environment: dict[str, str]) -> Settings:
    """What the server makes of it; a wrong word in it is refused."""
    return chosen(None, {name: str(word) for name, word in environment.items()}, {})


def image() -> Settings:
    told = next(rest for word, rest in steps(ROOT / "Dockerfile") if word == "ENV")
    return settings_of(dict(part.split("=", 1) for part in shlex.split(told)))


def compose(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


# The image


def test_the_image_is_built_from_files_that_are_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    kept = [line[1:] for line in ignored if line.startswith("!")]
    stages: list[str] = []
    copied: list[str] = []
    for word, rest in steps(ROOT / "Dockerfile"):
        if word == "FROM":
            stages += re.findall(r" AS (\w+)", rest)
        if word == "COPY" and not rest.startswith("--from"):
            *sources, _ = rest.split()
            copied += sources
            for source in sources:
                assert (ROOT / source).exists(), source
                assert source.split("/")[0] in kept, source
        if word == "COPY" and rest.startswith("--from"):
            assert rest.split()[0].removeprefix("--from=") in stages
    assert {"web", "src", "setup.py", "pyproject.toml", "requirements/deploy.txt"} <= set(copied)
    assert any(fnmatch.fnmatch("web/node_modules", pattern) for pattern in ignored)


def test_the_image_runs_the_server_as_nobody_in_particular() -> None:
    found = dict(steps(ROOT / "Dockerfile"))
    settings = image()
    assert str(settings.port) == found["EXPOSE"]
    assert settings.host == "0.0.0.0"
    assert str(settings.database).startswith(found["VOLUME"] + "/")
    assert (found["USER"], json.loads(found["ENTRYPOINT"])) == ("grimorio", ["grimorio"])
    assert json.loads(found["CMD"])[0] in COMMANDS
    health = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", found["HEALTHCHECK"])
    assert health is not None
    assert (int(health[1]), health[2] in OPERATIONS) == (settings.port, True)


def test_what_the_image_installs_is_what_the_server_needs() -> None:
    locked = (ROOT / "requirements/deploy.txt").read_text("utf-8")
    names = {line.split("==")[0].split("[")[0] for line in locked.splitlines() if "==" in line}
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    for extra in ("server", "postgres"):
        listed = re.search(rf"^{extra} = \[(.*?)\]\n", project, re.DOTALL | re.MULTILINE)
        assert listed is not None
        for package in re.findall(r'"([\w.-]+)', listed[1]):
            assert package.lower().replace("_", "-") in names, package
    play = (ROOT / "requirements/play.txt").read_text("utf-8").splitlines()
    for line in locked.splitlines():
        if "==" in line and line.split("==")[0] in {each.split("==")[0] for each in play}:
            assert line in play, line  # one version for all


# Compose


def commented(path: Path) -> Settings:
    """What an operator gets who takes the signs away before the settings for HTTPS."""
    given = dict(re.findall(r"^ *# +(GRIMORIO_\w+): (.*)$", path.read_text("utf-8"), re.MULTILINE))
    settings = settings_of({name: word.strip('"') for name, word in given.items()})
    assert settings.secure
    assert str(settings.public).startswith("https://")
    return settings


def test_one_node_keeps_its_matches() -> None:
    (node,) = compose(ROOT / "compose.yaml")["services"].values()
    settings = image()
    host, outer, inner = node["ports"][0].split(":")
    assert (host, int(outer), int(inner)) == ("127.0.0.1", 8000, settings.port)
    volume, place = node["volumes"][0].split(":")
    assert Path(place) == Path(settings.database).parent
    assert volume in compose(ROOT / "compose.yaml")["volumes"]
    assert commented(ROOT / "compose.yaml").proxies == ("172.16.0.0/12",)
    tool("docker-compose", "-f", ROOT / "compose.yaml", "config", "--quiet")


def test_three_nodes_share_a_database_and_stand_behind_one_proxy() -> None:
    found = compose(DEPLOY / "cluster.yaml")
    services = found["services"]
    nodes = [name for name in services if name.startswith("node")]
    assert len(nodes) == 3
    subnet = found["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for name in nodes:
        settings = settings_of(services[name]["environment"])
        assert str(settings.database).startswith("postgresql:")
        assert "://grimorio@database/" in str(settings.database)
        assert services[name]["environment"]["PGPASSWORD"].startswith("${POSTGRES_PASSWORD:?")
        assert settings.proxies == settings.scrapers == (subnet,)
    commented(DEPLOY / "cluster.yaml")
    for service in services.values():
        named = [each.split(":")[0] for each in service.get("volumes", []) if each[0] != "."]
        assert set(named) <= set(found["volumes"])
    assert any(":/prometheus" in each for each in services["prometheus"]["volumes"])
    upstream = re.findall(r"^\s*server (\S+):(\d+) ", nginx(), re.MULTILINE)
    assert upstream == [(name, str(image().port)) for name in nodes]
    asked = compose(DEPLOY / "prometheus.yml")["scrape_configs"][0]["static_configs"][0]["targets"]
    assert asked == [f"{name}:{image().port}" for name in nodes]
    proxy = services["proxy"]
    assert f"listen {proxy['ports'][0].split(':')[2]};" in nginx()
    assert (DEPLOY / proxy["volumes"][0].split(":")[0]).is_file()
    tool("docker-compose", "-f", DEPLOY / "cluster.yaml", "config", "--quiet",
         POSTGRES_PASSWORD="secret")  # fmt: skip
    tool("promtool", "check", "config", DEPLOY / "prometheus.yml")


# Proxies


def nginx() -> str:
    return (DEPLOY / "nginx.conf").read_text("utf-8")


def nginx_in(folder: Path) -> str:
    """The same, with whatever it writes in a folder of the test's."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    text = nginx().replace("/tmp/nginx.pid", str(folder / "pid"))
    return text.replace("http {", f"http {{\n{places}", 1)


def without_comments(text: str) -> str:
    return re.sub(r"#.*", "", text)


def test_nginx_passes_sockets_on_and_claims_and_numbers_not(tmp_path: Path) -> None:
    text = without_comments(nginx())
    assert text.count("{") == text.count("}")
    for line in ("proxy_set_header Upgrade $http_upgrade;", "proxy_http_version 1.1;",
                 "proxy_set_header X-Forwarded-For $remote_addr;",
                 "proxy_set_header Host $http_host;"):  # fmt: skip
        assert line in text
    assert re.search(r"location = /metrics \{\s*return 404;\s*\}", text)
    assert "error_log stderr crit;" in text
    assert "proxy_next_upstream error timeout http_503;" in text  # and not non_idempotent
    told = ("proxy_read_timeout {}s;", "keepalive_timeout {}s;", "client_max_body_size {}m;")
    reads, kept, largest = (int(re.findall(each.format(r"(\d+)"), text)[0]) for each in told)
    limits = Settings().limits
    assert reads > 2 * limits.ping_seconds
    assert kept < limits.idle_seconds
    assert largest * 1_000_000 > limits.record_bytes
    (tmp_path / "nginx.conf").write_text(re.sub(r"node\d", "127.0.0.1", nginx_in(tmp_path)))
    tool("nginx", "-t", "-q", "-e", tmp_path / "log", "-c", tmp_path / "nginx.conf")


def test_caddy_asks_the_nodes_whether_they_are_ready() -> None:
    text = without_comments((DEPLOY / "Caddyfile").read_text("utf-8"))
    assert re.findall(r"health_uri (\S+)", text) == ["/readyz"]
    assert "/readyz" in OPERATIONS
    assert re.search(r"respond /metrics 404", text)
    assert f"127.0.0.1:{Settings().port}" in text
    tool("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile",
         HOME=os.environ.get("HOME", "/tmp"))  # fmt: skip


# The service of a machine


def test_the_unit_starts_what_there_is_and_knows_when_not_to_try_again(tmp_path: Path) -> None:
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    told = (DEPLOY / "grimorio.service").read_text("utf-8")
    unit.read_string(told)
    service = unit["Service"]
    program, command, *words = shlex.split(service["ExecStart"])
    assert Path(program).name == "grimorio"
    serve = cli.commands.get(command) or cli.get_command(None, command)  # type: ignore[arg-type]
    assert serve is not None
    assert words[0] == "--config"
    settings = chosen(str(DEPLOY / "grimorio.toml"), {}, {})
    assert Path(settings.database).parent == Path("/var/lib") / service["StateDirectory"]
    assert f"useradd --system --home-dir {Path(settings.database).parent}" in told
    assert f"sudo -u {service['User']} {program} admin list {' '.join(words)}\n" in told
    assert "[server]" in told
    assert service["StateDirectoryMode"] == "0700"
    assert service["RestartPreventExitStatus"] == "2"
    (tmp_path / "grimorio.service").write_text(told.replace(program, sys.executable))
    tool("systemd-analyze", "verify", tmp_path / "grimorio.service")


def test_the_settings_given_as_an_example_are_settings() -> None:
    settings = chosen(str(DEPLOY / "grimorio.toml"), {}, {})
    assert settings.secure
    assert settings.public is not None
    assert settings.proxies == ("127.0.0.1",)
