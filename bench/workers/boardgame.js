// boardgame.io: connect four written as its guide does, played as its own bots play: enumerate, pick, reduce.
const { Bot } = require("boardgame.io/ai");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 7;
const LINES = 6;
const GAMES_AT_ONCE = 2;

const at = (cells, x, y) => (x < 0 || x >= COLUMNS || y < 0 || y >= LINES ? null : cells[x * LINES + y]);

function hasFour(cells, x, y) {
  const who = at(cells, x, y);
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => {
    let inRow = 1;
    for (const way of [1, -1])
      for (let n = 1; at(cells, x + way * n * dx, y + way * n * dy) === who; n++) inRow++;
    return inRow >= 4;
  });
}

const game = {
  setup: () => ({ cells: Array(COLUMNS * LINES).fill(null), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, x) => {
      const y = G.cells.slice(x * LINES, (x + 1) * LINES).indexOf(null);
      if (y < 0) return INVALID_MOVE;
      G.cells[x * LINES + y] = playerID;
      G.last = [x, y];
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last && hasFour(G.cells, ...G.last)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => {
      const moves = [];
      for (let x = 0; x < COLUMNS; x++)
        if (G.cells[(x + 1) * LINES - 1] === null) moves.push({ move: "drop", args: [x] });
      return moves;
    },
  },
};

const bot = new Bot({ enumerate: game.ai.enumerate });
const reduce = CreateGameReducer({ game });

function play(tally) {
  for (let n = 0; n < GAMES_AT_ONCE; n++) {
    let state = InitializeGame({ game });
    while (state.ctx.gameover === undefined) {
      const actions = bot.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
      state = reduce(state, bot.random(actions));
      tally.decisions += 1;
      tally.listed += actions.length;
    }
  }
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function playFor(seconds) {
  const tally = { decisions: 0, listed: 0 };
  const started = cpuSeconds();
  do play(tally); while (cpuSeconds() - started < seconds);
  return { seconds: cpuSeconds() - started, ...tally };
}

playFor(2); // until the interpreter has compiled what is hot
console.log("ready");
require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => console.log(JSON.stringify(playFor(Number(line)))));
