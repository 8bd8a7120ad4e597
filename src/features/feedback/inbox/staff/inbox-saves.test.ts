import { expect, test } from "vitest";
import { ApiError, type Api } from "#src/cms/staff/api.ts";
import { saveInTurn } from "./inbox-changes.ts";

/** Returns a slow API with one message. The API refuses outdated versions. */
function apiOf(id: number) {
  const message = { id, version: 1 };
  const calls: string[] = [];
  const put = async (path: string, _body: unknown, version: number) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    calls.push(`${path} ${version}`);
    if (version !== message.version) throw new ApiError(412, {});
    message.version += 1;
    return { ...message };
  };
  return { api: { put } as unknown as Api, message, calls };
}

test("saves of one message run one after another, and each save sends the version that the previous save returned", async () => {
  const { api, calls } = apiOf(1);
  const first = { id: 1, version: 1 };
  await Promise.all([
    saveInTurn(api, first, "note"),
    saveInTurn(api, first, "togglestarred"),
    saveInTurn(api, first, "note"),
  ]);
  expect(calls).toEqual(["/feedback/1/note 1", "/feedback/1/togglestarred 2", "/feedback/1/note 3"]);
});

test("somebody else's save is never overwritten", async () => {
  const { api, message } = apiOf(2);
  const first = { id: 2, version: 1 };
  await saveInTurn(api, first, "note");
  message.version += 1;
  await expect(saveInTurn(api, first, "note")).rejects.toMatchObject({ status: 412 });
  // A failed save doesn't block the next save.
  await expect(saveInTurn(api, { id: 2, version: message.version }, "note")).resolves.toMatchObject({
    version: 4,
  });
});
