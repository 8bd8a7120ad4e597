import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { apiBase } from "#src/platform/api/api.ts";

test("nginx streams exactly the uploads of the API without buffering", async () => {
  const nginx = await readFile("deploy/nginx.conf", "utf8");
  const [, streamed] = /location ~ (\S+) \{[^}]*proxy_request_buffering off;/.exec(nginx)!;
  const isUpload = (route: (typeof apiRoutes)[number]) => "call" in route && "form" in route.call;
  const pathsOf = (routes: readonly (typeof apiRoutes)[number][]) => routes.map(({ path }) => apiBase + path);
  expect(pathsOf(apiRoutes.filter(isUpload)).length).toBeGreaterThan(0);
  const matching = apiRoutes.filter(({ path }) => new RegExp(streamed!).test(apiBase + path));
  expect(new Set(pathsOf(matching))).toEqual(new Set(pathsOf(apiRoutes.filter(isUpload))));
});
