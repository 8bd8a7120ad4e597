import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ChildProcess } from "node:child_process";
import { freePort } from "#test/support/free-port.ts";
import { writeNginxConfiguration } from "#test/support/proxies/nginx.ts";
import { start } from "./processes.ts";

export interface CapturedResponse {
  name: string;
  contentType: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
  headers: Record<string, string>;
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const nginxPackages = { nginx: "nginx", [brotliModule]: "libnginx-mod-http-brotli-static" };

/** Starts nginx with one worker and without an access log. nginx serves the responses from compressed files. */
export async function startNginx(
  folder: string,
  answers: CapturedResponse[],
): Promise<{ child: ChildProcess; port: number }> {
  const root = path.join(folder, "root");
  mkdirSync(root, { recursive: true });
  // nginx's worker runs as another user, who needs access to the temporary folder.
  chmodSync(folder, 0o755);
  for (const { name, identity, br, gzip } of answers) {
    writeFileSync(path.join(root, name), identity);
    writeFileSync(path.join(root, `${name}.br`), br);
    writeFileSync(path.join(root, `${name}.gz`), gzip);
  }
  const port = await freePort();
  const locations = answers.map(
    ({ name, contentType, headers }) => `location = /${name} {
      default_type "${contentType}";
      ${Object.entries(headers)
        .map(([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}";`)
        .join("\n      ")}
    }`,
  );
  const http = `  sendfile on;
  tcp_nopush on;
  open_file_cache max=100 inactive=60s;
  open_file_cache_valid 60s;
  keepalive_requests 1000000;
  brotli_static on;
  gzip_static on;
  types { }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${locations.join("\n    ")}
  }`;
  const file = writeNginxConfiguration(folder, http, `load_module ${brotliModule};`);
  const child = start("nginx", ["-c", file]);
  for (let tries = 0; tries < 50; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/${answers[0]!.name}`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { child, port };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx did not start.");
}
