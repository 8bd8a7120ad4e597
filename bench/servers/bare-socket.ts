import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/*
 * Shows how fast Node's sockets can be. The server responds to any data with the bytes of one file. The environment
 * variable ANSWER contains the path of the file, and PORT contains the port.
 */
const bytes = readFileSync(process.env["ANSWER"]!);
const server = createServer((socket) => {
  socket.on("data", () => socket.write(bytes)).on("error", () => socket.destroy());
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () =>
  console.log(JSON.stringify({ msg: "listening", port: Number(process.env["PORT"]) })),
);
