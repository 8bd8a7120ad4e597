import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

/*
 * What others do with the API's document: types are made of it, and a client is written with them.
 */

// The generator writes with the compiler's programming interface, which the compiler has been without since version 7.
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript5" : name, context),
});

const client = `
import createClient from "openapi-fetch";
import type { Disagreement } from "#test/api/api-agreement.ts";
import type { paths } from "./document.ts";

export const disagreements: { [Call in Disagreement<paths>]: never } = {};

export async function writeAndRead(fetch: (request: Request) => Promise<Response>, headers: HeadersInit) {
  const { GET, POST } = createClient<paths>({ baseUrl: "http://localhost:3000/api/v1", fetch, headers });
  const body = { title: "Ny brygge", subTitle: "Åpner i mai", text: "<p>Velkommen</p>", isActive: true };
  const written = await POST("/article", { body });
  // @ts-expect-error -- there is no such title
  const refused = await POST("/article", { body: { ...body, title: 1 } });
  const read = await GET("/article/active", { params: { query: { lang: "de", limit: 1 } } });
  const version: number | undefined = written.data?.version;
  const fault: string | undefined = refused.error?.errors?.[0]?.field;
  const title: string | undefined = read.data?.[0]?.title;
  return { version, fault, title };
}
`;

/** It reads all that the API is made of. */
const compilerTimeout = 180_000;

let site: StaffSite;
let folder: string;
beforeAll(async () => {
  site = await openStaffSite({ isSeeded: false });
  // In the project, so that it finds what the project has.
  await mkdir("dist", { recursive: true });
  folder = path.resolve(await mkdtemp(path.join("dist", "api-client-")));
  const { default: generate, astToString } = await import("openapi-typescript");
  // What is filled in by the server may be left out of what is sent.
  const types = await generate(await site.read("/api/v1/openapi.json"), { defaultNonNullable: false });
  const compilerOptions = {
    // JSON can't tell what isn't there from what is undefined.
    exactOptionalPropertyTypes: false,
  };
  await Promise.all([
    writeFile(path.join(folder, "document.ts"), astToString(types)),
    writeFile(path.join(folder, "client.ts"), client),
    writeFile(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({ extends: path.resolve("tsconfig.json"), compilerOptions, include: ["*.ts"] }),
    ),
  ]);
}, compilerTimeout);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await site[Symbol.asyncDispose]();
});

test(
  "its types compile, and are those of the server's schemas for every body and answer",
  async () => {
    expect(await compile(folder)).toBe("");
  },
  compilerTimeout,
);

test("a client that is written with them reads and writes", async () => {
  const { writeAndRead } = (await import(path.join(folder, "client.ts"))) as {
    writeAndRead(fetch: (request: Request) => Promise<Response>, headers: HeadersInit): Promise<object>;
  };
  const headers = { Authorization: `Bearer ${await site.issuer.token()}` };
  expect(await writeAndRead((request) => site.app.fetch(request), headers)).toEqual({
    version: 1,
    fault: "title",
    title: "Ny brygge",
  });
});

/** What the compiler has to say. */
function compile(project: string): Promise<string> {
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", project, "--checkers", "1"], (_, said) => resolve(said));
  });
}
