"""`./dev python -m bench.reports [GAME …]`: the pages of docs/researchers/reports, from reports in build/reports.

An interrupted report is resumed; a finished one is not repeated.
"""

import sys
from pathlib import Path

from cinquina.cli.program import run
from cinquina.lab.folder import Folder, read_description
from cinquina.lab.page import describe_study, sentences
from cinquina.lab.plots import plots
from cinquina.lab.study import ENOUGH, Study, study
from cinquina.locales import Texts

HOME = Path("build") / "reports"
PAGES = Path("docs") / "researchers" / "reports"
SHOWN = ("seats", "luck", "cells")  # plots of a page

# The options of each: fewer games where one takes seconds. All five take about ten minutes of one processor.
ASKED = {
    "foldris": "--games 1000 --sample 100 --lift 16",
    "flow": "--seats 3 --set clock=turns --set turns=4 --games 400 --sample 60 --lift 24",
    "holi": "--games 200 --sample 24 --lift 8",
    "pentris": "--games 200 --sample 16 --lift 8",
    "rollfold": "--games 40 --sample 10 --lift 8",
}


def main(games: list[str]) -> int:
    HOME.mkdir(parents=True, exist_ok=True)
    for game in games or ASKED:
        folder = HOME / game
        words = ["lab", "report", game, *ASKED[game].split(), "--seed", "1", "--to", str(folder)]
        if code := run(words):
            return code
        write(game, folder)
    return 0


def write(game: str, folder: Path) -> None:
    texts = Texts("en")
    asked = read_description(folder)
    assert asked is not None, f"{folder} has no experiment"
    found_study = study(Folder(folder, "report", asked.plan), asked.plan)
    PAGES.mkdir(parents=True, exist_ok=True)
    shown = [id for id in SHOWN if id != "luck" or found_study.sampled >= ENOUGH]
    pictures = [each for each in plots(found_study, texts) if each.id in shown]
    for picture in pictures:
        (PAGES / f"{game}-{picture.id}.svg").write_text(picture.svg, encoding="utf-8")
    links = "\n\n".join(
        f"![{texts.say(f'lab-plot-{each.id}-alt')}]({game}-{each.id}.svg)" for each in pictures
    )
    (PAGES / f"{game}.md").write_text(text(game, found_study, texts, links), encoding="utf-8")


def text(game: str, found: Study, texts: Texts, shown: str) -> str:
    title = texts.say(f"{game}-title")
    return f"""# {title} in the lab

```
cinquina lab report {game} {ASKED[game]} --seed 1
```

{describe_study(found, texts).replace(f", engine {found.engine}", "")}

{" ".join(sentences(found, texts))}

{shown}

What each figure means is told in [the lab](../lab.md). `./dev python -m bench.reports {game}` writes this page.
"""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
