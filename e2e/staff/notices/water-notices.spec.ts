import type { Message } from "#src/features/messages/message.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { field, noticeList, readHomePages, row, shownNotices, toast } from "./notices.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { takeWinterNoticeDown } from "../../support/winter-notice.ts";

test.describe.configure({ mode: "serial" });

test("the list shows the text that the water is back; staff can remove this text and undo the removal", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const publishWinterNotice = await takeWinterNoticeDown(call);
  const now = Temporal.Now.instant();
  const [announcementDate, unpublishDate] = [now.subtract({ hours: 3 }), now.subtract({ hours: 1 })].map(
    (each) => each.toString({ smallestUnit: "second" }),
  );
  const words = { pageTitle: "Vannet er stengt.", title: "Vannet er stengt", message: "<p>Ja.</p>" };
  await call("POST", "/messages", {
    ...words,
    purpose: "water",
    isActive: true,
    sortorder: 0,
    announcementDate,
    unpublishDate,
  });
  await page.goto(noticeList);
  const back = row(page, "Vannet er tilbake");
  await expect(back).toContainText("På forsiden");
  expect((await readHomePages(site)).join()).toContain("Vannet er tilbake");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Ta bort «Vannet er tilbake»" }).click();
  await expect(toast(page)).toContainText("Gjestene leser ikke lenger «Vannet er tilbake».");
  await expect(shownNotices(page).getByText("Vannet er tilbake", { exact: true })).toHaveCount(0);
  expect((await readHomePages(site)).join()).not.toContain("Vannet er tilbake");
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(back).toBeVisible();
  expect((await readHomePages(site)).join()).toContain("Vannet er tilbake");
  await page.getByRole("button", { name: "Ta bort «Vannet er tilbake»" }).click();
  await expect(back).toBeHidden();
  await publishWinterNotice();
});

test("the start screen asks whether a water notice without an end is still true, and one press confirms the notice", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const words = { pageTitle: "Springen er tørr.", title: "Springen er tørr", message: "<p>Ja.</p>" };
  const fields = { ...words, purpose: "water", isActive: true, sortorder: 0 };
  const { id, version } = await call<Message>("POST", "/messages", fields);
  // The notice's dates are moved into the past, so that staff are asked about it.
  const long = "2026-01-01T10:00:00Z";
  let isConfirmed = false;
  await page.route("**/api/v1/overview/messages", async (route) => {
    const response = await route.fetch();
    const overview = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...overview, unsure: [{ id, title: words.title, since: long }] },
    });
  });
  await page.route("**/api/v1/messages/board", async (route) => {
    const response = await route.fetch();
    const board = (await response.json()) as { current: Message[] };
    const current = isConfirmed
      ? board.current
      : board.current.map((each) => ({ ...each, announcementDate: long, updatedAt: long }));
    await route.fulfill({ response, json: { ...board, current } });
  });
  await page.goto("/admin");
  await page.getByRole("link", { name: "«Springen er tørr»: Gjelder det fortsatt?" }).click();
  await expect(page).toHaveURL(noticeList);
  await expect(row(page, words.title)).toContainText("Gjelder det fortsatt?");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  isConfirmed = true;
  await page.getByRole("button", { name: `Gjelder fortsatt «${words.title}»` }).click();
  await expect(toast(page)).toContainText("Vi spør igjen om tolv timer.");
  await expect(page.getByRole("button", { name: /^Gjelder fortsatt/ })).toHaveCount(0);
  expect((await call<Message>("GET", `/messages/${id}`)).version).toBe(version + 1);
  await call("PUT", `/messages/${id}`, { isActive: false });
});

test("the end of a notice can be typed in words; the form shows this time, and says if the text names another time", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${noticeList}/new`);
  await page.getByText("Vannet stenges", { exact: true }).click();
  const end = field(page, "Klokkeslett");
  const understood = page.locator(".notice-clock [aria-live]");
  await end.fill("i morgen 12");
  await expect(understood).toContainText(/Tas ned av seg selv .* kl\.\s12\.00, i morgen\./);
  await expect(field(page, "Linjen øverst")).toHaveValue(/^Vannet er stengt til .* kl\.\s12\.00\./);
  await end.fill("snart");
  await expect(understood).toContainText("Klokkeslettet er ikke forstått.");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const summary = page.getByRole("group", { name: /må rettes/ });
  await expect(summary.getByRole("link")).toHaveText(["Klokkeslett"]);
  await summary.getByRole("link").click();
  await expect(end).toBeFocused();
  await end.fill("midnatt");
  await expect(field(page, "Linjen øverst")).toHaveValue(/^Vannet er stengt til midnatt\./);
  await page.getByRole("button", { name: "−15 min" }).click();
  await expect(end).toHaveValue("23.45");
  const other = page.locator(".message-ends [aria-live]").filter({ hasText: "Teksten sier" });
  await expect(other).toHaveCount(0);
  await field(page, "Linjen øverst").fill("Vannet er stengt til kl. 20.");
  await expect(other).toContainText("Teksten sier kl. 20.00.");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
});

test("after a reload, changing a notice's places or end still updates the template's text", async ({
  page,
  site,
}) => {
  await signIn(page, site, `${noticeList}/new`);
  await page.getByText("Vannet stenges", { exact: true }).click();
  const place = page.getByRole("checkbox", { name: /Sanitærbygg\s2/ });
  await page.getByText(/^Sanitærbygg\s2$/).click();
  await page.reload();
  await expect(place).toBeChecked();
  const line = field(page, "Linjen øverst");
  await expect(line).toHaveValue(/^Vannet er stengt\. .*Sanitærbygg\s2\.$/);
  await field(page, "Klokkeslett").fill("i morgen 12");
  await expect(line).toHaveValue(/^Vannet er stengt til .* kl\.\s12\.00\. .*Sanitærbygg\s2\.$/);
});

test("correcting the end of a published notice corrects the template's text in every language", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site, `${noticeList}/new`);
  await page.getByText("Vannet stenges", { exact: true }).click();
  await page.getByText(/^Sanitærbygg\s2$/).click();
  const end = field(page, "Klokkeslett");
  await end.fill("i morgen 12");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await row(page, /^Vannet er stengt til .* kl\.\s12\.00/)
    .getByRole("link")
    .first()
    .click();
  await expect(end).toHaveValue(/ 12\.00$/);
  await expect(page.getByRole("checkbox", { name: /Sanitærbygg\s2/ })).toBeChecked();
  await end.fill("i morgen 13");
  await expect(field(page, "Linjen øverst")).toHaveValue(/ kl\.\s13\.00\. .*Sanitærbygg\s2\.$/);
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(toast(page)).toContainText("publisert");
  for (const [path, words] of [
    ["/", /Vannet er stengt til [^<]*kl\.\s13\.00/],
    ["/en", /The water is off until [^<]*13:00/],
    ["/de", /Das Wasser ist bis [^<]*13:00/],
  ] as const)
    expect(await (await fetch(site.origin + path)).text()).toMatch(words);
  const notices = await call<Message[]>("GET", "/messages?limit=100");
  const { id } = notices.find(({ title }) => /^Vannet er stengt til .* kl\.\s13/.test(title))!;
  await call("DELETE", `/messages/${id}`);
});
