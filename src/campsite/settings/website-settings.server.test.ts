import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { getWebsiteSettings, saveWebsiteSettings } from "./website-settings.server.ts";
import { readOfferedLanguages } from "#src/cms/offered-languages.server.ts";
import { websiteSettingsKind } from "./website-settings.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { otherLanguages } from "#src/i18n/translation.ts";

const input = (switches: object) => websiteSettingsKind.input.parse(switches);

describe.each(databases)("the settings on %s", (database) => {
  test("have top-up, booking, the waiting list and the suggestion box turned off until the first save", async () => {
    await using context = await openTestContext({ database });
    expect(await getWebsiteSettings(context)).toMatchObject({
      enableCPay: false,
      enableOnlineBooking: false,
      enableWaitingList: false,
      enableFeedback: false,
    });
  });

  test("have the values that were saved last", async () => {
    await using context = await openTestContext({ database });
    const first = { enableCPay: true, enableOnlineBooking: false, enableFeedback: true };
    const { id } = await saveWebsiteSettings(context, input(first));
    expect(await getWebsiteSettings(context)).toEqual({
      ...first,
      enableWaitingList: false,
      enableReceipts: true,
      checkLinks: false,
      totalFireBan: false,
      offeredLanguages: [...otherLanguages],
      id,
      version: 2,
      updatedAt: "2026-07-15T10:00:00Z",
    });
    const second = { enableCPay: false, enableOnlineBooking: true, enableFeedback: true };
    await saveWebsiteSettings(context, input(second), { id });
    expect(await getWebsiteSettings(context)).toMatchObject({ ...second, id });
  });

  test("offer the languages that staff have chosen, each once", async () => {
    await using context = await openTestContext({ database });
    const switches = { enableCPay: true, enableOnlineBooking: false, enableFeedback: true };
    const saved = await saveWebsiteSettings(context, input({ ...switches, offeredLanguages: ["de", "de"] }));
    expect(saved.offeredLanguages).toEqual(["de"]);
    expect(await readOfferedLanguages(context)).toEqual(["nb", "de"]);
    expect(offeredIn(await getWebsiteSettings(context))).toEqual(["nb", "de"]);
    await saveWebsiteSettings(context, input({ ...switches, offeredLanguages: [] }));
    expect(await readOfferedLanguages(context)).toEqual(["nb"]);
    const { success } = websiteSettingsKind.input.safeParse({ ...switches, offeredLanguages: ["nb"] });
    expect(success).toBe(false);
  });

  test("can't be saved under another id", async () => {
    await using context = await openTestContext({ database });
    const settings = { enableCPay: true, enableOnlineBooking: true, enableFeedback: true };
    await expect(saveWebsiteSettings(context, input(settings), { id: 7 })).rejects.toMatchObject({
      kind: "not-found",
    });
    expect((await getWebsiteSettings(context)).enableCPay).toBe(false);
  });
});
