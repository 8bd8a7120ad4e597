/** How journeys and measurements start their browser; it asks nobody for anything by itself. */
export const chromiumOptions = {
  executablePath: process.env["CHROMIUM_PATH"] || "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
