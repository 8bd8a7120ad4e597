import { existsSync } from "node:fs";

/** Where Debian has Chromium: without windows, which is all that tests want, and whole. */
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** How journeys and measurements start their browser; it asks nobody for anything by itself. */
export const chromiumOptions = {
  executablePath: process.env["CHROMIUM_PATH"] || places.find((place) => existsSync(place))!,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Letters are as wide as in a window.
    "--font-render-hinting=none",
  ],
};
