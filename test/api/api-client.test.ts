import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

/* Generates types from the OpenAPI document, as other developers do, and uses a client with these types. */

// The generator needs the compiler's API, which TypeScript 7 doesn't have.
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
  // @ts-expect-error -- a title must be a text
  const refused = await POST("/article", { body: { ...body, title: 1 } });
  const read = await GET("/article/active", { params: { query: { lang: "de", limit: 1 } } });
  const version: number | undefined = written.data?.version;
  const fault: string | undefined = refused.error?.errors?.[0]?.field;
  const title: string | undefined = read.data?.[0]?.title;
  return { version, fault, title };
}
`;

/** The time limit is long, because the compiler reads the source code of the whole API. */
const compilerTimeout = 180_000;

let site: StaffSite;
let folder: string;
beforeAll(async () => {
  site = await openStaffSite({ isSeeded: false });
  // The folder is inside the project, so that the compiler finds the project's packages.
  await mkdir("dist", { recursive: true });
  folder = path.resolve(await mkdtemp(path.join("dist", "api-client-")));
  const { default: generate, astToString } = await import("openapi-typescript");
  // Fields with a default may be omitted from a request.
  const types = await generate(await site.read("/api/v1/openapi.json"), { defaultNonNullable: false });
  const compilerOptions = {
    // JSON can't distinguish a missing property from an undefined property.
    exactOptionalPropertyTypes: false,
  };
  await Promise.all([
    writeFile(path.join(folder, "document.ts"), astToString(types)),
    writeFile(path.join(folder, "client.ts"), client),
    writeFile(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: path.resolve("tsconfig.json"),
        compilerOptions,
        include: ["*.ts", path.resolve("src/serve.ts")],
      }),
    ),
  ]);
}, compilerTimeout);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await site[Symbol.asyncDispose]();
});

test(
  "generated types compile and match the server's schemas for every body and answer",
  async () => {
    expect(await compile(folder)).toBe("");
  },
  compilerTimeout,
);

test("a client with the generated types reads and writes", async () => {
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

function compile(project: string): Promise<string> {
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", project, "--checkers", "1"], (_, stdout) => resolve(stdout));
  });
}
