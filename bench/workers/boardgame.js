// boardgame.io: connect four, played as its own bots play: enumerate, pick, reduce.
const { Bot } = require("boardgame.io/ai");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const game = require("./connect_four.js");

const GAMES_AT_ONCE = 2;

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
