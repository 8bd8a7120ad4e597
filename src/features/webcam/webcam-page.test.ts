import { expect, test } from "vitest";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { addMissingPageTexts, pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { openTestSite } from "#test/support/site.ts";
import { webcamText } from "#messages/webcam";
import { cameraKind } from "./camera.ts";
import { cameraCollection } from "./cameras.server.ts";

test("the webcam page shows cameras that are on or named, or says that there are no cameras", async () => {
  await using own = await openTestSite({ isSeeded: false });
  const shown = async () =>
    [...(await own.read("/webcam")).matchAll(/<h2[^>]*>((?:Kamera|Mot)[^<]*)/g)].map(([, name]) => name);
  const save = (id: number, camera: object) =>
    cameraCollection.save(own.context, cameraKind.input.parse(camera), { id });
  expect(await shown()).toEqual([]);
  const none = await own.read("/webcam");
  expect(none).toContain(webcamText.nb.none);
  expect(none).not.toMatch(/ansvarlig for kameraene|class="webcam/);
  await save(2, { isOn: true });
  expect(await shown()).toEqual(["Kamera 2"]);
  await save(3, { isOn: false, title: "Mot fjellet" });
  expect(await shown()).toEqual(["Kamera 2", "Mot fjellet"]);
  expect(await own.read("/webcam")).not.toContain(webcamText.nb.none);
});

test("menus link to the page when a camera is on", async () => {
  await using own = await openTestSite({ isSeeded: false });
  await addMissingPageTexts(own.context);
  const isLinked = async () => (await own.read("/nod")).includes('href="/webcam"');
  expect(await isLinked()).toBe(false);
  await cameraCollection.save(own.context, cameraKind.input.parse({ isOn: true }), { id: 2 });
  expect(await isLinked()).toBe(true);
});

test("a drawing can be chosen for the page", async () => {
  await using site = await openTestSite();
  const all = await pageTextCollection.listAll(site.context);
  const { id, ...text } = all.find(({ page }) => page === "webcam")!;
  const readWith = async (imageUrl: string | null) => {
    await pageTextCollection.save(site.context, pageTextKind.input.parse({ ...text, imageUrl }), { id });
    return site.read(address("webcam", "nb"));
  };
  expect(await readWith("drawing:mountain")).toContain("drawings/view-mountain-");
  expect(await readWith(null)).not.toMatch(/drawings\/[\w-]*mountain/);
});
