import { monitorEventLoopDelay } from "node:perf_hooks";

/*
 * Loaded into a server before its program (--import): at each SIGUSR2 it prints for how many milliseconds the event loop was
 * held up at the longest since the one before.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(JSON.stringify({ msg: "held up", milliseconds: delay.max / 1e6 }));
  delay.reset();
});
