import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/* The fastest possible server: answers any data on port PORT with the bytes of the file ANSWER. */
const bytes = readFileSync(process.env["ANSWER"]!);
const server = createServer((socket) => {
  socket.on("data", () => socket.write(bytes)).on("error", () => socket.destroy());
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () =>
  console.log(JSON.stringify({ msg: "listening", port: Number(process.env["PORT"]) })),
);
