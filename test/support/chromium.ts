import { existsSync } from "node:fs";

const whole = "/usr/bin/chromium";
/** The path of headless Chromium, which is enough for tests. */
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

/** The options with which end-to-end tests start Debian's Chromium, without background requests. */
export const chromiumOptions = {
  executablePath: chosen || (existsSync(small) ? small : whole),
  // Pages are open for seconds. Optimizing compilers take more time than they save.
  args: [...args, "--js-flags=--no-opt --no-maglev"],
};

/** The options of full Chromium for measurements. It optimizes JavaScript, as visitors' browsers do. */
export const wholeChromiumOptions = { executablePath: chosen || whole, args };
