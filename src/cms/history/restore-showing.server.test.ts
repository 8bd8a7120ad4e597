import { describe, expect, test } from "vitest";
import {
  findActivePriceList,
  removePriceList,
  savePriceList,
} from "#src/features/prices/price-lists.server.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { listHistory } from "./history.server.ts";
import { restoreHistory } from "./restore.server.ts";

const entries = async (context: Context, of = {}) => (await listHistory(context, { limit: 100 }, of)).items;

describe.each(databases)("visibility after restoring on %s", (database) => {
  test("a restored notice keeps its current dates, or the dates that it had at its removal", async () => {
    await using context = await openTestContext({ database });
    const message = (fields: object) =>
      messageKind.input.parse({
        pageTitle: "Vannet er stengt",
        title: "Vannet",
        message: "<p>Til kl. 12.</p>",
        isActive: true,
        isImportant: false,
        announcementDate: "2026-07-01",
        ...fields,
      });
    const { id } = await messageCollection.save(context, message({}));
    const later = { announcementDate: "2026-08-01", unpublishDate: "2026-08-02", title: "Vann" };
    await messageCollection.save(context, message(later), { id });
    const [, first] = await entries(context);
    const dates = { announcementDate: "2026-07-31T22:00:00Z", unpublishDate: "2026-08-01T22:00:00Z" };
    expect(await restoreHistory(context, first!.id)).toMatchObject({ title: "Vannet", ...dates });
    await messageCollection.remove!(context, { id });
    expect(await restoreHistory(context, first!.id)).toMatchObject({ title: "Vannet", ...dates });
  });

  test("restoring an old version of a price list neither activates nor deactivates the list", async () => {
    await using context = await openTestContext({ database });
    const list = (fields: object) =>
      priceListKind.input.parse({
        description: "Priser",
        year: 2026,
        fromDate: "2026-01-01",
        isActive: false,
        rateGroups: [{ name: "Telt", rates: [{ text: "Natt", amount: 290 }] }],
        ...fields,
      });
    const { id } = await savePriceList(context, list({}));
    await savePriceList(context, list({ isActive: true, description: "Nye priser" }), { id });
    const [, asDraft] = await entries(context);
    expect(await restoreHistory(context, asDraft!.id)).toMatchObject({
      isActive: true,
      description: "Priser",
    });
    const [whenCurrent] = await entries(context);
    const other = await savePriceList(context, list({ isActive: true, year: 2027 }));
    const active = async () => (await findActivePriceList(context))?.id;
    expect(await restoreHistory(context, whenCurrent!.id)).toMatchObject({ id, isActive: false });
    await removePriceList(context, { id });
    for (const { id: entry } of await entries(context, { kind: "priceList", resourceId: id })) {
      expect(await restoreHistory(context, entry)).toMatchObject({ id, isActive: false });
      expect(await active()).toBe(other.id);
    }
  });
});
