/*
 * Restarts three processes with one PostgreSQL behind nginx, one after the other, while guests read pages and send
 * forms. The drill counts lost requests. It needs a build and nginx.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { freePort } from "#test/support/free-port.ts";
import { writeNginxConfiguration } from "#test/support/proxies/nginx.ts";
import { startPostgres } from "#test/support/postgres/postgres.ts";

const [guests, rounds] = [30, 2];

const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-drill-"));
// nginx's worker runs as another user, who needs access to the folder.
chmodSync(folder, 0o755);
const postgres = await startPostgres();
const [front, ...ports] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
const origin = `http://localhost:${front}`;

const nginx = startNginx();
const servers = await Promise.all(ports.map(startServer));

const outcome = { pages: 0, forms: 0, lost: [] as string[], slowest: 0 };
const over = new AbortController();
const visits = Array.from({ length: guests }, (_, guest) => visit(guest));
await setTimeout(1000);
const startedAt = performance.now();
for (let round = 0; round < rounds; round++)
  for (const [index, port] of ports.entries()) {
    await stop(servers[index]!);
    servers[index] = await startServer(port);
  }
const seconds = (performance.now() - startedAt) / 1000;
await setTimeout(1000);
over.abort();
await Promise.all(visits);

const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const { rows } = await client.query<{ kept: string }>("select count(*) as kept from feedback");
await client.end();
await Promise.all(servers.map(stop));
nginx.kill("SIGQUIT");
await once(nginx, "exit");
await postgres.stop();
rmSync(folder, { recursive: true });

const kept = Number(rows[0]!.kept);
console.log(
  `${rounds * ports.length} restarts in ${seconds.toFixed(1)} s under ${outcome.pages} pages and ${outcome.forms} forms: ` +
    `${outcome.lost.length} lost, ${kept} messages stored, the slowest answer ${Math.round(outcome.slowest)} ms`,
);
for (const each of new Set(outcome.lost)) console.log(each);
process.exit(outcome.lost.length === 0 && kept === outcome.forms ? 0 : 1);

/** Acts as a guest who reads pages, sometimes sends a form, and uses one connection. */
async function visit(guest: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; !over.signal.aborted; turn++) {
    const isForm = turn % 5 === 4;
    const sentAt = performance.now();
    try {
      const status = await (isForm ? sendForm(agent, `${guest}-${turn}`) : readPage(agent, turn));
      if (status !== (isForm ? 303 : 200)) throw new Error(`HTTP ${status}`);
      outcome[isForm ? "forms" : "pages"]++;
    } catch (error) {
      outcome.lost.push(`${isForm ? "form" : "page"}: ${String(error)}`);
    }
    outcome.slowest = Math.max(outcome.slowest, performance.now() - sentAt);
    await setTimeout(5 + ((guest * 7 + turn * 3) % 20));
  }
  agent.destroy();
}

function readPage(agent: Agent, turn: number): Promise<number> {
  return ask(agent, ["/", "/guests", "/info/prices", "/api/v1/gallery/1?limit=5"][turn % 4]!);
}

function sendForm(agent: Agent, message: string): Promise<number> {
  const typed = { name: "Ola", email: "ola@example.com", mobilePhone: "90012345", message };
  return ask(agent, "/contactus", new URLSearchParams(typed).toString());
}

async function ask(agent: Agent, target: string, body?: string): Promise<number> {
  const form = { "content-type": "application/x-www-form-urlencoded", origin };
  const sent = request(`http://127.0.0.1:${front}${target}`, {
    agent,
    method: body === undefined ? "GET" : "POST",
    headers: { host: `localhost:${front}`, ...(body !== undefined && form) },
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  await text(answer);
  return answer.statusCode!;
}

async function startServer(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["dist/server/server.js"], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      SITE_ORIGIN: origin,
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, "data"),
      TRUSTED_PROXIES: "127.0.0.1",
      FORM_LIMIT: "999999",
      OIDC_ISSUER: "https://login.example",
      OIDC_CLIENT_ID: "campsite",
      STAFF_CLAIM: "permissions=staff",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}.`);
    await setTimeout(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** Starts nginx. If a process refuses connections, nginx uses the next process for a second. */
function startNginx(): ChildProcess {
  const upstreams = ports
    .map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`)
    .join("\n    ");
  const file = writeNginxConfiguration(
    folder,
    `  upstream site {
    ${upstreams}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout;
    }
  }`,
  );
  return spawn("nginx", ["-c", file], { stdio: ["ignore", "ignore", "inherit"] });
}
