import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { days } from "./days.ts";
import { faults, createSourcesStandIn, serveSourcesStandIn } from "./sources-stand-in.ts";

/* Runs the stand-in of all sources: npm run sources -- [--port 3300] [--seed 1] [--day storm] [--fault 429] */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3300" },
    seed: { type: "string", default: "1" },
    day: { type: "string" },
    fault: { type: "string" },
  },
});
const standIn = createSourcesStandIn({
  seed: Number(values.seed),
  day: oneOf(days, "day", values.day ?? "usual"),
});
if (values.fault !== undefined) standIn.fault = oneOf(faults, "fault", values.fault);
const server = await serveSourcesStandIn(standIn, Number(values.port));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
console.log(`Made-up weather, warnings, sea and departures at ${address}. Start the site with`);
console.log(`MET_BASE_URL=${address} ENTUR_BASE_URL=${address} SEA_POINT=58.97,9.95 SEA_HARBOUR=helgeroa`);
console.log(`Another day: ${address}/day/storm (${days.join(", ")}).`);
console.log(
  `To simulate a fault: ${address}/fault/429 (${faults.join(", ")}). To end it: ${address}/fault/none`,
);

/** Returns the value of an option that allows only some values. Any other value ends the process. */
function oneOf<Value extends string>(all: readonly Value[], option: string, value: string): Value {
  const found = all.find((each) => each === value);
  if (found !== undefined) return found;
  console.error(`--${option} ${value} is unknown. Use one of ${all.join(", ")}.`);
  process.exit(2);
}
