import { ask } from "#test/processes/guests-and-staff.ts";

/** Returns the API paths that the staff start screen requests. */
export async function listOverviewPaths(origin: string): Promise<string[]> {
  const { body } = await ask(`${origin}/api/v1/openapi.json`);
  const { paths } = JSON.parse(body) as { paths: Record<string, unknown> };
  return Object.keys(paths).filter((path) => /^\/overview(\/[a-z]+)?$/.test(path));
}
