import { existsSync } from "node:fs";

const whole = "/usr/bin/chromium";
/** Without windows: all that tests want. */
const small = "/usr/bin/chromium-headless-shell";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters are as wide as in a window.
  "--font-render-hinting=none",
];

const chosen = process.env["CHROMIUM_PATH"];

/** How journeys start Debian's Chromium; it asks nobody for anything by itself. */
export const chromiumOptions = {
  executablePath: chosen || (existsSync(small) ? small : whole),
  // A page lives for seconds: to make its programs fast takes longer than they run.
  args: [...args, "--js-flags=--no-opt --no-maglev"],
};

/** The same for measurements, which the small one doesn't give, with programs as fast as visitors have them. */
export const wholeChromiumOptions = { executablePath: chosen || whole, args };
