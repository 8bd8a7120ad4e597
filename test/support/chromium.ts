import { existsSync } from "node:fs";

const whole = "/usr/bin/chromium";
/** Headless Chromium, which is enough for tests. */
const small = "/usr/bin/chromium-headless-shell";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Text has the same width as in headed mode.
  "--font-render-hinting=none",
];

const chosen = process.env["CHROMIUM_PATH"];

/** How end-to-end tests start Debian's Chromium, without its own background requests. */
export const chromiumOptions = {
  executablePath: chosen || (existsSync(small) ? small : whole),
  // Pages live for seconds, too short for optimizing compilers to pay off.
  args: [...args, "--js-flags=--no-opt --no-maglev"],
};

/** Full Chromium for measurements, with optimized JavaScript as visitors have it. */
export const wholeChromiumOptions = { executablePath: chosen || whole, args };
