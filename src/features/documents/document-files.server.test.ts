import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "#test/support/databases.ts";
import { pdf, sendDocument, storedDocuments } from "#test/support/uploads/pdf.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { documentUrl, type DocumentFile } from "./document.ts";
import { documentFiles } from "./document-files.server.ts";

type Resource = Record<string, unknown> & { id: number };

const noon = Temporal.Instant.from("2026-07-15T10:00:00Z");

describe.each(databases)("an uploaded PDF, on %s", (database) => {
  let site: StaffSite;
  let bytes: Buffer;
  let count = 0;
  let file: DocumentFile;

  beforeAll(async () => {
    site = await openStaffSite({ database });
    bytes = await pdf();
  });
  afterAll(() => site[Symbol.asyncDispose]());
  beforeEach(async () => {
    at(0);
    file = await send();
  });

  const at = (days: number, seconds = 0) =>
    site.context.setNow(
      noon
        .add({ hours: 24 * days })
        .add({ seconds })
        .toString(),
    );
  /** Calls the API with a token that is valid at the test's current time. */
  async function call(method: string, path: string, body?: object): Promise<Response> {
    const exp = site.context.now().epochMilliseconds / 1000 + 60;
    return site.call(method, path, body, { Authorization: `Bearer ${await site.issuer.token({ exp })}` });
  }
  const send = async (name = `Regler ${++count}.pdf`) =>
    (await sendDocument(site.context, bytes, name)) as DocumentFile;
  const body = (files: object) => ({
    title: "Regler",
    description: "For alle",
    date: "2026-07-15",
    sortorder: 1,
    files,
    translations: {},
  });
  const add = async (files: object) =>
    (await (await call("POST", "/documents", body(files))).json()) as Resource;
  const status = async (of = file) => (await site.get(documentUrl(of))).status;
  const isStored = async (of = file) => (await storedDocuments(site.context)).includes(of.filename);
  async function restore({ id }: Resource, action: string): Promise<[number, unknown]> {
    const query = `/history?kind=document&resourceId=${id}&action=${action}&limit=1`;
    const [entry] = (await (await call("GET", query)).json()) as Resource[];
    const restored = await call("PUT", `/history/${entry!.id}/restore`);
    return [restored.status, ((await restored.json()) as { type?: string }).type?.split(":").at(-1)];
  }

  test("is served only while a document uses it, in any language", async () => {
    expect(await status()).toBe(404);
    const german = await send();
    const { id } = await add({ nb: file, de: german });
    expect([await status(), await status(german)]).toEqual([200, 200]);
    expect(
      (await call("PUT", `/documents/${id}`, { ...body({ nb: file }), files: { nb: file, de: null } }))
        .status,
    ).toBe(200);
    expect([await status(), await status(german)]).toEqual([200, 404]);
    expect((await call("DELETE", `/documents/${id}`)).status).toBe(204);
    expect(await status()).toBe(404);
  });

  test("stays stored but hidden until the next version that uses it is published", async () => {
    const { id } = await add({ nb: await send() });
    await call("PUT", `/documents/${id}/next`, { files: { nb: file } });
    for (const days of [0, 20, 40]) {
      at(days);
      await documentFiles.purge(site.context);
    }
    expect([await isStored(), await status()]).toEqual([true, 404]);
    expect((await call("POST", `/documents/${id}/next/publish`)).status).toBe(201);
    expect(await status()).toBe(200);
  });

  test("can be restored with its document for thirty days, until its file is deleted", async () => {
    const added = await add({ nb: file });
    await call("DELETE", `/documents/${added.id}`);
    await documentFiles.purge(site.context);
    at(30, -1);
    expect(await documentFiles.purge(site.context)).toBe(0);
    expect(await restore(added, "removed")).toEqual([200, undefined]);
    expect(await status()).toBe(200);
    // The file of a restored document isn't deleted.
    at(60);
    await documentFiles.purge(site.context);
    expect(await status()).toBe(200);

    const other = await send();
    await call("PUT", `/documents/${added.id}`, body({ nb: other }));
    await documentFiles.purge(site.context);
    at(90);
    await documentFiles.purge(site.context);
    expect([await isStored(), await isStored(other)]).toEqual([false, true]);
    for (const action of ["added", "restored"])
      expect(await restore(added, action)).toEqual([410, "document-gone"]);
    expect(await status(other)).toBe(200);
    expect((await call("PUT", `/documents/${added.id}`, body({ nb: file }))).status).toBe(422);
  });

  test("is stored for another thirty days when it is uploaded again", async () => {
    await documentFiles.purge(site.context);
    at(29);
    expect(await send(`Regler ${count}.pdf`)).toEqual(file);
    at(58);
    await documentFiles.purge(site.context);
    expect(await isStored()).toBe(true);
    at(59);
    await documentFiles.purge(site.context);
    expect(await isStored()).toBe(false);
    expect(await send(`Regler ${count}.pdf`)).toEqual(file);
    expect(await isStored()).toBe(true);
  });

  test("prevents the restoration of its document when the file is missing", async () => {
    const added = await add({ nb: file });
    await call("DELETE", `/documents/${added.id}`);
    await site.context.storage.remove([documentFiles.storedName(file.filename)]);
    expect(await restore(added, "removed")).toEqual([410, "document-gone"]);
  });
});
