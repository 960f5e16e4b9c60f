"""The files for operators: their commands are ours, as far as that can be seen without a container engine."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it comes without types

from cinquina.locales import Texts
from cinquina.server.http.gate import FOR_MACHINES
from cinquina.server.ops.limits import BODY_BYTES, MESSAGE_BYTES, Limits
from cinquina.server.ops.metrics import Metrics
from cinquina.table.buckets import Rate
from tests.docs.citations import command_named
from tests.docs.pages import ROOT

OWNERS = ROOT / "docs" / "owners"
CONTAINER = OWNERS / "container"


def served(words: list[str]) -> dict[str, object]:
    """The options of `cinquina serve`, read by itself."""
    assert words[0] == "serve"
    return dict(command_named("serve").make_context("serve", words[1:], obj=Texts("en")).params)


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[method-assign, assignment]  # names are as they are written
    found.read(OWNERS / "cinquina.service")
    return found


def test_the_unit_installs_and_runs_our_command():
    found = unit()
    assert found["Install"]["WantedBy"] == "multi-user.target"
    program, *words = shlex.split(found["Service"]["ExecStart"])
    assert Path(program).name == "cinquina"
    options = served(words)
    assert options["proxy"] and str(options["store"]).startswith(
        f"sqlite:////var/lib/{found['Service']['StateDirectory']}/"
    )


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path):
    text = (OWNERS / "cinquina.service").read_text().replace("/usr/local/bin/cinquina", "/bin/true")
    (tmp_path / "cinquina.service").write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "cinquina.service")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_image_runs_our_command_and_asks_whether_it_is_ready():
    text = (CONTAINER / "Containerfile").read_text()
    (program,) = re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)
    *_, words = re.findall(r"^CMD (.*)$", text, re.MULTILINE)
    assert json.loads(program) == ["cinquina"]
    port = served(json.loads(words))["port"]
    (asked,) = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", text)
    assert asked == (str(port), "/readyz") and asked[1] in FOR_MACHINES
    assert f"EXPOSE {port}" in text


def test_the_services_of_compose_fit_together():
    services = yaml.safe_load((CONTAINER / "compose.yaml").read_text())["services"]
    table = services["table-1"]
    assert services["table-2"] == table
    assert (CONTAINER / table["build"]["context"]).resolve() == ROOT
    assert (ROOT / table["build"]["dockerfile"]).is_file()
    words = [
        word.replace("${DOMAIN}", "games.example").replace("${POSTGRES_PASSWORD}", "x")
        for word in table["command"]
    ]
    options = served(words)
    assert "@database/" in str(options["store"]) and str(options["bus"]).startswith("redis://bus:")
    assert options["origins"] == ("https://games.example",)
    assert set(table["depends_on"]) == {"database", "bus"} < set(services)
    proxy = (CONTAINER / "Caddyfile").read_text()
    # Caddy checks only upstreams that are named: `dynamic` would send players to one that is not ready.
    named = f"reverse_proxy table-1:{options['port']} table-2:{options['port']}"
    assert named in proxy and "health_uri /readyz" in proxy and "dynamic" not in proxy
    for private in FOR_MACHINES:
        assert private in proxy


def test_every_metric_of_the_page_is_told_and_every_one_told_is_on_the_page():
    page = (OWNERS / "monitoring.md").read_text()
    told = {
        line.split()[2].removesuffix("_total")
        for line in Metrics().page().decode().splitlines()
        if line.startswith("# HELP cinquina_")
    }
    told = {name.removesuffix("_created") for name in told}
    named = {
        name.removesuffix("_total").removesuffix("_bucket") for name in re.findall(r"cinquina_\w+", page)
    }
    assert named == told


def test_the_dashboard_asks_for_metrics_that_exist():
    panels = json.loads((OWNERS / "grafana.json").read_text())["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"cinquina_\w+", target["expr"])
    }
    told = {
        re.sub(r"_(total|created|bucket|sum|count)$", "", line.split()[2])
        for line in Metrics().page().decode().splitlines()
        if line.startswith("# HELP cinquina_")
    }
    assert {re.sub(r"_(total|bucket)$", "", name) for name in asked} == told


def test_the_timer_makes_a_copy_of_the_store_that_the_unit_serves():
    backup = (OWNERS / "cinquina-backup.service").read_text()
    (line,) = re.findall(r"^ExecStart=(.*)$", backup, re.MULTILINE)
    program, verb, *words = shlex.split(line)
    assert Path(program).name == "cinquina" and verb == "backup"
    copied = dict(command_named("backup").make_context("backup", words, obj=Texts("en")).params)
    server = unit()["Service"]
    assert copied["store"] == served(shlex.split(server["ExecStart"])[1:])["store"]
    assert f"StateDirectory={server['StateDirectory']}" in backup
    assert "WantedBy=timers.target" in (OWNERS / "cinquina-backup.timer").read_text()


SMALL = {"ten": "10"}


def test_the_limits_of_the_page_are_those_of_the_program():
    """L6: every rate under its name, and no other."""
    text = (ROOT / "docs" / "developers" / "server.md").read_text()
    told: dict[str, Rate | int] = {}
    for much, name in re.findall(r"^\| [^|]+ \| ([^|]+) \| `(-*\w+)` \|$", text, re.MULTILINE):
        words = [SMALL.get(word, word).replace(",", "") for word in much.replace(", ", " ").split()]
        if name.startswith("--"):
            told[name.removeprefix("--")] = int(words[0])
        else:
            seconds = 1 if words[1] == "a" else int(words[2])
            told[name] = Rate(int(words[0]) / seconds, int(words[-3]))
    assert told == {name: getattr(Limits(), name) for name in Limits.__struct_fields__}
    assert f"| a message, a body | {MESSAGE_BYTES // 1024} kB, {BODY_BYTES // 1024} KiB | |" in text
