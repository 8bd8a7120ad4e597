import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/* Measures the limit of Node's sockets: sends the bytes of ANSWER for any data on PORT. */
const bytes = readFileSync(process.env["ANSWER"]!);
const server = createServer((socket) => {
  socket.on("data", () => socket.write(bytes)).on("error", () => socket.destroy());
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () =>
  console.log(JSON.stringify({ msg: "listening", port: Number(process.env["PORT"]) })),
);
