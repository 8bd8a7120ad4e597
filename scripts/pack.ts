/*
 * Packs the built site, Node and the operator's guides into an archive: `npm run pack -- campsite.tar.gz`. The archive
 * needs a Linux with libstdc++, glibc 2.28 or newer, and the same processor type as this machine. The same commit gives
 * the same bytes on the same system.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  createWriteStream,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages that the server loads at run time. All other packages are bundled (see vite.config.ts). */
const runtimePackages = ["sharp", "pg", "oidc-provider"];

/** The fonts that the build bundles. They are development dependencies in package.json. */
const bundledPackages = [
  "node_modules/@fontsource-variable/bricolage-grotesque",
  "node_modules/@fontsource-variable/figtree",
];

const [file, ...rest] = process.argv.slice(2);
if (!file?.endsWith(".tar.gz") || rest.length > 0) {
  console.error("Usage: npm run pack -- FILE.tar.gz");
  process.exit(2);
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-pack-"));
const packed = path.join(folder, "campsite");
mkdirSync(packed);
for (const part of ["client", "documents", "photos", "server"])
  copy(`dist/${part}`, (source) => path.basename(source) !== "compiled");
for (const each of withDependencies(runtimePackages))
  copy(each, (source) => path.basename(source) !== "node_modules");
const node = `node_modules/node-${process.platform}-${process.arch}`;
for (const part of ["bin/node", "LICENSE"]) cpSync(path.join(node, part), path.join(packed, "node", part));
copyLibrary("libatomic.so.1");
copy("deploy");
cpSync("deploy/campsite", path.join(packed, "campsite"));
copy("docs/operating.md");
copy("docs/operating");
copy("CHANGELOG.md");
copy(".env.example");
const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  version: string;
};
writeFileSync(path.join(packed, "package.json"), `${JSON.stringify({ name, version, type: "module" })}\n`);
writeFileSync(path.join(packed, "LICENSES"), licenses());
await writeArchive(file);
rmSync(folder, { recursive: true });
console.log(
  `${file}: ${(statSync(file).size / 1e6).toFixed(0)} MB. To run it: tar -xzf ${path.basename(file)} && campsite/campsite`,
);

function copy(part: string, filter: (source: string) => boolean = () => true): void {
  cpSync(part, path.join(packed, part), { recursive: true, filter });
}

/** Copies a library that Node needs and that a bare Debian lacks. */
function copyLibrary(library: string): void {
  const { stdout } = spawnSync("ldd", [path.join(node, "bin/node")], { encoding: "utf8" });
  const found = stdout.split("\n").find((line) => line.trim().startsWith(`${library} => /`));
  if (!found) return;
  mkdirSync(path.join(packed, "node/lib"));
  copyFileSync(found.split(" ")[2]!, path.join(packed, "node/lib", library));
}

/** Returns the installed folders of these packages and their dependencies. */
function withDependencies(names: string[]): Set<string> {
  const found = new Set<string>();
  const add = (from: string, wanted: string) => {
    const place = resolveDependency(from, wanted);
    if (!place || found.has(place) || !existsSync(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place]!;
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(place, each);
  };
  for (const each of names) add("", each);
  return found;
}

function resolveDependency(from: string, wanted: string): string | undefined {
  const place = path.posix.join(from, "node_modules", wanted);
  if (place in packages) return place;
  return from === ""
    ? undefined
    : resolveDependency(from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), wanted);
}

function licenses(): string {
  const carried = Object.entries(packages).filter(
    ([place, { dev }]) => place !== "" && existsSync(place) && (!dev || bundledPackages.includes(place)),
  );
  const texts = carried.map(([place, { version: carriedVersion, license }]) => {
    const [text] = globSync("{LICENSE,LICENCE,License,license,COPYING}*", { cwd: place }).toSorted();
    const title = `${place.slice(place.lastIndexOf("node_modules/") + 13)} ${carriedVersion}: ${license ?? "see its text"}`;
    // The archive already has Node's licence as a file.
    return text && !place.startsWith("node_modules/node-")
      ? `${title}\n\n${readFileSync(path.join(place, text), "utf8").trim()}`
      : title;
  });
  texts.push(
    "libatomic, of GCC: GPL 3 with the GCC Runtime Library Exception, https://gcc.gnu.org/onlinedocs/libstdc++/manual/license.html",
  );
  return `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

async function writeArchive(target: string): Promise<void> {
  const { stdout: committedAt } = spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" });
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
  const tar = spawn(
    "tar",
    [...same, `--mtime=@${committedAt.trim()}`, "-C", folder, "-cf", "-", "campsite"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(tar, "exit");
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(target));
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`tar ended with ${code}.`);
}
