// boardgame.io's server with connect four.
// Arguments: port, port of its lobby. The lobby has a port of its own because the routes of a shared one are lost with
// koa-compose 4.2. Matches are kept in memory, as they are by default.
const { Server, Origins } = require("boardgame.io/server");
const game = require("../workers/connect_four.js");

const [port, apiPort] = process.argv.slice(2);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(apiPort) },
  callback: () => console.log("ready"),
});
