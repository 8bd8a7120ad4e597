import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { faults, createMetStandIn, serveMetStandIn } from "./met-stand-in.ts";

/*
 * A stand-in of MET Norway for trying the site without asking the real one:
 * npm run met -- [--port 3300] [--seed 1] [--fault 429]
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3300" },
    seed: { type: "string", default: "1" },
    fault: { type: "string" },
  },
});
const standIn = createMetStandIn({ seed: Number(values.seed) });
standIn.fault = faults.find((fault) => fault === values.fault);
const server = await serveMetStandIn(standIn, Number(values.port));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
console.log(`Made-up weather at ${address}. Start the site with MET_BASE_URL=${address}`);
console.log(
  `To make it go wrong: ${address}/fault/429 (${faults.join(", ")}), to mend it: ${address}/fault/none`,
);
