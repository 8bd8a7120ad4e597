import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { notificationsText, withoutNetworkText } from "#messages/notifications";
import {
  staffWorkerPath,
  staffWorkerScope,
  type PushedNotice,
} from "#src/campsite/notifications/push/pushed-notice.ts";
import { makeBrowser } from "#test/support/services/push-service.ts";
import { expectNoFindings } from "../support/axe.ts";
import { openPushes } from "../support/pushes.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";

const text = notificationsText.nb;
/** The service worker knows only the browser's language. */
const offline = withoutNetworkText.en;

test("staff can install the staff area, get a notification without the message's text, and turn notifications off", async ({
  page,
  context,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await context.newCDPSession(page);
  // Without a network there is no push service, so the test makes a subscription like a browser's.
  const { endpoint, keys } = makeBrowser();
  await page.addInitScript(
    (subscription) => {
      const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
      const isOn = async () => (sessionStorage.getItem("subscribed") ? made : null);
      Object.assign(PushManager.prototype, {
        getSubscription: isOn,
        subscribe: () => (sessionStorage.setItem("subscribed", "yes"), isOn()),
      });
    },
    { endpoint, keys },
  );

  // The browser denies permission by default.
  await signIn(page, site, staffAddresses.notifications);
  await expect(page.getByText(text.here.blocked)).toBeVisible();
  await expect(page.getByRole("button", { name: text.here.turnOn })).toBeHidden();

  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // An incognito window is never installable. Chromium must report no other obstacle.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect(await devtools.send("Page.getAppManifest")).toMatchObject({
    errors: [],
    manifest: { startUrl: `${site.origin}/admin`, scope: `${site.origin}/admin` },
  });

  // A headless browser shows no notifications and no permission prompts, so the test replaces both functions.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
  });
  await page.reload();
  await page.getByRole("button", { name: text.here.turnOn }).click();
  await expect(page.getByText(text.here.on)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: text.devices.thisOne })).toContainText("Linux");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByText(text.choices.onFailure, { exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: text.choices.saved })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: text.choices.onFailure })).not.toBeChecked();
  await page.getByRole("button", { name: text.here.test }).click();
  await expect(page.getByText(text.here.testSent)).toBeVisible();

  // A push message is shown and leads to the message.
  const { deliver, press, seen } = await openPushes(page, site, {
    path: staffWorkerPath,
    scope: staffWorkerScope,
  });
  const { title, to, ...notice } = {
    title: "Ny melding",
    body: "Trykk for å lese i innboksen.",
    to: "/admin/feedback/1",
    tag: "message",
    language: "nb",
  } satisfies PushedNotice;
  await deliver({ title, to, ...notice });
  const shown = { title, body: notice.body, tag: "message", lang: "nb-NO", data: to };
  await expect.poll(seen).toEqual([shown]);
  await press(to);
  await expect.poll(seen).toEqual([shown, `${site.origin}/admin/feedback/1`]);

  // Without a network, a page of the service worker says that nothing is lost. Its link opens the requested screen
  // once the network is back.
  await context.setOffline(true);
  await page.goto(`${site.origin}${staffAddresses.messages}/new`);
  await expect(page.getByText(offline.kept)).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("link", { name: offline.retry }).click();
  await expect(page.getByRole("heading", { name: "Nytt oppslag" })).toBeVisible();
  findings.splice(0);

  await page.goto(site.origin + staffAddresses.notifications);
  await page.getByRole("button", { name: text.here.turnOff }).click();
  await expect(page.getByText(text.here.off)).toBeVisible();
  await expect(page.getByText(text.devices.none)).toBeVisible();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  // An installed staff area registers its service worker as soon as it opens.
  await page.addInitScript(() => {
    const real = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => real(query === "(display-mode: standalone)" ? "all" : query);
  });
  await page.reload();
  await expect(page.getByText(text.here.off)).toBeVisible();
  await expect.poll(workers).toBe(1);
});
