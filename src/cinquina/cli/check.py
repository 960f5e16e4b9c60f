"""`cinquina check`: run scenario files."""

from collections.abc import Iterator
from pathlib import Path

import click

import cinquina.games  # noqa: F401  # scenarios name them
from cinquina.cli.command import Command
from cinquina.cli.mistakes import Mistake
from cinquina.core.errors import Invalid
from cinquina.core.scenario import Failed, check, read_scenario
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def run(files: tuple[Path, ...]) -> int:
        passed, failed, bad = 0, 0, 0
        for path in scenario_files(texts, files):
            try:
                steps = check(read_scenario(path))
            except Failed as failure:
                failed += 1
                click.echo(f"{click.style(texts.say('cli-failed'), fg='red')} {path}: {failure}")
            except Invalid as error:
                bad += 1
                told = error if error.path.startswith(str(path)) else error.with_prefix(f"{path}: $")
                click.echo(f"cinquina: {told}", err=True)
            else:
                passed += 1
                click.echo(
                    f"{click.style(texts.say('cli-ok'), fg='green')} {path} ({texts.say('cli-steps', count=steps)})"
                )
        click.echo(texts.say("cli-checked", passed=passed, failed=failed, bad=bad))
        return 2 if bad else 1 if failed else 0

    return Command(
        texts,
        "check",
        run,
        [
            click.Argument(
                ["files"], nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"
            )
        ],
    )


def scenario_files(texts: Texts, files: tuple[Path, ...]) -> Iterator[Path]:
    """Yield the files named, and all scenarios in the folders named."""
    for path in files:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise Mistake(texts.say("cli-no-scenarios", path=str(path)))
        yield from found
