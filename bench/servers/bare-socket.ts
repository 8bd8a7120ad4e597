import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/*
 * What Node's sockets can do at the most: the bytes of a file for whatever is asked, without a look at it. ANSWER is the
 * file, PORT the port.
 */
const bytes = readFileSync(process.env["ANSWER"]!);
const server = createServer((socket) => {
  socket.on("data", () => socket.write(bytes)).on("error", () => socket.destroy());
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () =>
  console.log(JSON.stringify({ msg: "listening", port: Number(process.env["PORT"]) })),
);
