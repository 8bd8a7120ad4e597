import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { writeNginxConfiguration } from "./nginx.ts";

/** TABLE  the proxies with a configuration in deploy/, and Debian's paths of their programs. */
export const proxies = { nginx: "/usr/sbin/nginx", Caddy: "/usr/bin/caddy" } as const;

export interface Proxy extends AsyncDisposable {
  /** The proxy's https address. */
  origin: string;
  readLog(): Promise<string>;
}

/**
 * Starts the real proxy in front of a site on this machine. Uses the configuration in deploy/, with other names, ports
 * and another certificate.
 * @param folder an empty folder that the proxy may write to
 */
export async function startProxy(
  name: keyof typeof proxies,
  { folder, sitePort }: { folder: string; sitePort: string },
): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  await mkdir(folder, { recursive: true });
  const certificate = await makeCertificate(folder);
  const configuration = { nginx: localNginxConfiguration, Caddy: localCaddyConfiguration }[name];
  const parameters = await configuration({ folder, sitePort, port, plainPort, ...certificate });
  const proxy = spawn(proxies[name], parameters, {
    env: { HOME: folder, PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(proxy, "exit");
  let output = "";
  proxy.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  while (!(await answers(port))) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended with ${proxy.exitCode}: ${output}`);
    await setTimeout(20);
  }
  return {
    origin: `https://localhost:${port}`,
    async readLog() {
      const files = (await readdir(folder)).filter((file) => file.endsWith(".log"));
      const logged = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
      return output + logged.join("");
    },
    async [Symbol.asyncDispose]() {
      proxy.kill("SIGTERM");
      await ended;
    },
  };
}

interface LocalProxyOptions {
  folder: string;
  sitePort: string;
  port: number;
  plainPort: number;
  certificate: string;
  key: string;
}

async function localNginxConfiguration({
  folder,
  sitePort,
  port,
  plainPort,
  certificate,
  key,
}: LocalProxyOptions): Promise<string[]> {
  const site = (await readFile("deploy/nginx.conf", "utf8"))
    .replaceAll("camping.example www.", "localhost www.")
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replaceAll("server_name camping.example;", "server_name localhost;")
    .replaceAll(/^\s*listen \[::\].*$/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`);
  return ["-c", writeNginxConfiguration(folder, `gzip on; gzip_types *;\n${site}`)];
}

async function localCaddyConfiguration({
  folder,
  sitePort,
  port,
  plainPort,
  certificate,
  key,
}: LocalProxyOptions): Promise<string[]> {
  const site = (await readFile("deploy/Caddyfile", "utf8"))
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace(/^\{/m, `{\n\tadmin off\n\thttp_port ${plainPort}\n\tauto_https disable_redirects`)
    .replace(/^camping\.example \{/m, `https://localhost:${port} {\n\ttls ${certificate} ${key}`)
    .replace(
      /^www\.camping\.example \{/m,
      `https://www.camping.example:${port} {\n\ttls ${certificate} ${key}`,
    );
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, site);
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** Creates a self-signed certificate. */
async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
  const names = "subjectAltName=DNS:localhost,DNS:www.camping.example";
  const made = spawn(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext ${names} -out ${certificate} -keyout ${key}`.split(
      " ",
    ),
    { stdio: "ignore" },
  );
  const [code] = (await once(made, "exit")) as [number];
  if (code !== 0) throw new Error(`openssl ended with ${code}.`);
  return { certificate, key };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
