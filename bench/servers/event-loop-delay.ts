import { monitorEventLoopDelay } from "node:perf_hooks";

/* Loaded with --import. At each SIGUSR2 it prints the longest event loop delay since the previous signal. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(JSON.stringify({ msg: "event loop delay", milliseconds: delay.max / 1e6 }));
  delay.reset();
});
