import { monitorEventLoopDelay } from "node:perf_hooks";

/*
 * Is loaded into a server before its program (--import). At each SIGUSR2 it prints the longest delay of the event loop
 * since the previous signal, in milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(JSON.stringify({ msg: "event loop delay", milliseconds: delay.max / 1e6 }));
  delay.reset();
});
