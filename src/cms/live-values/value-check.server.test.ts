import { describe, expect, test, vi } from "vitest";
import { documentKind } from "#src/features/documents/document.ts";
import { documentCollection } from "#src/features/documents/documents.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { identityKind, type Identity } from "#src/campsite/identity/identity.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { planCollection } from "#src/features/plan/plan.server.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { findActivePriceList, priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { restoreHistory } from "#src/cms/history/restore.server.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { getNextVersion, saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { publishNextVersion } from "#src/cms/next-versions/publish-next-version.server.ts";
import { markOf } from "#src/i18n/marks.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { pdf, sendDocument, wordy } from "#test/support/uploads/pdf.ts";
import { listFormerValues } from "./former-values.server.ts";
import { followInTexts } from "./follow.server.ts";
import { listNamedValues } from "./named-values.server.ts";
import { saveRight } from "./marked-correct.server.ts";
import { listChangedValues } from "./value-check.server.ts";
import { countToCheck } from "./value-check.ts";

const phoneBefore = {
  nb: "33\u00a011\u00a022\u00a033",
  de: "+47\u00a033\u00a011\u00a022\u00a033",
};

describe.each(databases)("after a value has changed, on %s", (database) => {
  test("staff see the PDFs that can’t be read and must be checked by hand", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const identity = valuesOf(identityKind, await identityCollection.get(context, 1));
    const file = await sendDocument(context, wordy, "Flom.pdf");
    const about = { description: "Hva som gjelder.", files: { nb: file }, date: "2026-05-01" };
    const { id } = await documentCollection.save(
      context,
      documentKind.input.parse({ title: "Alle ord", ...about }),
    );
    await identityCollection.save(context, identityKind.input.parse({ ...identity, phone: "+4733998877" }), {
      id: 1,
    });
    const changed = await listChangedValues(context);
    expect(changed.length).toBeGreaterThan(0);
    for (const { unread } of changed)
      expect(unread).toEqual([{ kind: "document", id, name: "Alle ord", isNext: false }]);
  });

  test("staff see the texts with the new value, and each text and PDF page with the old value", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const identity = valuesOf(identityKind, await identityCollection.get(context, 1));
    const save = (changed: Partial<Identity>) =>
      identityCollection.save(context, identityKind.input.parse({ ...identity, ...changed }), { id: 1 });
    await save({ phone: "+4733112233" });
    const texts = (await listChangedValues(context)).flatMap(({ places }) => places);
    expect(texts.filter(({ kind }) => kind !== "document")).toEqual([]);

    const written = await faqCollection.save(
      context,
      faqKind.input.parse({
        question: "Hvem ringer vi?",
        answer: "<p>Ring 33 11 22 33, en time koster 4&nbsp;321,50 kr.</p>",
        translations: { de: { question: "Wen?", answer: "<p>+47 33&nbsp;11&nbsp;22&nbsp;33</p>" } },
      }),
    );
    const naming = { question: "Hvor?", answer: `<p>${markOf("identity.phone")}</p>` };
    await faqCollection.save(context, faqKind.input.parse(naming));
    const file = await sendDocument(
      context,
      await pdf({}, (page) => void page.addPage().text("Ved spørsmål: tlf. 33112233.")),
    );
    const paper = await documentCollection.save(
      context,
      documentKind.input.parse({
        title: "Regler",
        description: "Hva som gjelder.",
        files: { nb: file },
        date: "2026-05-01",
      }),
    );
    await save({ phone: "+4733998877" });

    const phone = (await listChangedValues(context)).find(
      ({ key, before }) => key === "identity.phone" && before.nb === phoneBefore.nb,
    );
    expect(phone).toMatchObject({
      key: "identity.phone",
      before: phoneBefore,
      now: { nb: "33\u00a099\u00a088\u00a077" },
      places: [
        {
          kind: "faq",
          id: written.id,
          name: "Hvem ringer vi?",
          languages: ["nb", "de"],
          path: "answer",
          pages: [],
          canFollow: true,
          isRight: false,
        },
        {
          kind: "document",
          id: paper.id,
          name: "Regler",
          languages: ["nb"],
          pages: [{ language: "nb", page: 2 }],
          canFollow: false,
          isRight: false,
        },
      ],
    });
    expect(phone!.follows.map(({ name }) => name)).toContain("Hvor?");

    // The screens where staff edit those texts also know the old value.
    const named = (await listNamedValues(context)).find(({ key }) => key === "identity.phone")!;
    expect(named.written).toContain("+4733998877");
    expect(named.writtenBefore).toContain("33112233");

    // After the old value returns, no text is outdated.
    await save({ phone: "+4733112233" });
    const again = await listChangedValues(context);
    expect(again.filter(({ places }) => places.some(({ id }) => id === paper.id))).toEqual([]);

    // A price counts as changed when guests see the new price.
    const list = valuesOf(priceListKind, (await findActivePriceList(context))!);
    const priced = (amount: number) =>
      priceListKind.input.parse({
        ...list,
        rateGroups: list.rateGroups.map((group) => ({
          ...group,
          rates: group.rates.map((rate, index) => (index === 0 ? { ...rate, amount } : rate)),
        })),
      });
    const active = (await findActivePriceList(context))!;
    await priceListCollection.save(context, priced(4321.5), { id: active.id });
    // Simulates a history entry of an older version of the software, which had fewer fields.
    const earlier = await context.db.selectFrom("historyEntry").select(["id", "fields"]).execute();
    for (const { id, fields } of earlier) {
      const { startsItself: _, ...then } = JSON.parse(fields) as Record<string, unknown>;
      await context.db
        .updateTable("historyEntry")
        .set({ fields: JSON.stringify(then) })
        .where("id", "=", id)
        .execute();
    }
    await priceListCollection.save(context, { ...priced(4400), isActive: true, year: 2031 });
    const price = (await listChangedValues(context)).find(
      ({ key, before }) => key.startsWith("price.") && before.nb === "4\u00a0321,50\u00a0kr",
    );
    expect(price).toMatchObject({
      now: { nb: "4\u00a0400\u00a0kr" },
      places: [{ kind: "faq", id: written.id }],
    });

    // The live value for the number of pitches comes from the plan.
    const counting = await faqCollection.save(
      context,
      faqKind.input.parse({ question: "Hvor mange?", answer: "<p>Vi har 85 plasser.</p>", translations: {} }),
    );
    const plan = valuesOf(planKind, await planCollection.get(context, 1));
    for (const areas of [plan.areas.toReversed(), plan.areas.slice(1)])
      await planCollection.save(context, planKind.input.parse({ ...plan, areas }), { id: 1 });
    const pitches = (await listChangedValues(context)).filter(({ key }) => key.startsWith("plan."));
    expect(pitches.map(({ key, before, now }) => [key, before.nb, now?.nb])).toEqual([
      ["plan.area.A", "24", undefined],
      ["plan.pitches.season", "68", "44"],
      ["plan.pitches", "85", "61"],
    ]);
    expect(pitches.at(-1)!.places).toMatchObject([{ kind: "faq", id: counting.id }]);

    // Years later, removed values are still listed, but changed values aren't.
    const muchLater = context.now().add({ hours: 24 * 900 });
    const old = await listFormerValues({ ...context, now: () => muchLater });
    expect(old.map(({ value: { key } }) => key)).toContain("plan.area.A");
    expect(old.map(({ value: { key } }) => key)).not.toContain("identity.phone");
  });

  test("the texts of a next version are listed, updated and marked without a change for guests", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const identity = valuesOf(identityKind, await identityCollection.get(context, 1));
    const save = (phone: string) =>
      identityCollection.save(context, identityKind.input.parse({ ...identity, phone }), { id: 1 });
    await save("+4733112233");
    const answer = "<p>Ring 33 11 22 33.</p>";
    const published = await faqCollection.save(context, faqKind.input.parse({ question: "Hvem?", answer }));
    const which = { kind: "faq" as const, id: published.id };
    await saveNextVersion(context, which, {
      question: "Hvem ringer vi?",
      translations: { en: { question: "Call whom?", answer: "<p>Call 33 11 22 33.</p>" } },
    });
    const added = await saveNextVersion(context, { kind: "faq" }, { question: "Ringe 33 11 22 33?" });
    await save("+4733998877");

    const listed = async () => {
      const changed = await listChangedValues(context);
      const { places } = changed.find(
        ({ key, before }) => key === "identity.phone" && before.nb === phoneBefore.nb,
      )!;
      const left = places.filter(({ isRight }) => !isRight);
      return left.map(({ id, isNext, languages, path, canFollow }) => ({
        id,
        isNext,
        languages,
        path,
        canFollow,
      }));
    };
    const ofPublished = { id: which.id, isNext: false, languages: ["nb"], path: "answer", canFollow: true };
    const inNext = { ...ofPublished, isNext: true, languages: ["en"], path: "translations.en.answer" };
    const ofNew = { ...ofPublished, id: added.id, isNext: true, path: "question" };
    expect(await listed()).toEqual([ofPublished, inNext, ofNew]);

    // When staff mark or update a text of a next version, the list changes at once, and pages stay cached.
    const raised = vi.fn<() => void>();
    context.contentVersion.onChange(raised);
    const change = { key: "identity.phone", before: phoneBefore.nb };
    const next = { ...which, isNext: true };
    await saveRight(context, { ...change, place: next, isRight: true });
    expect(await listed()).toEqual([ofPublished, ofNew]);
    await saveRight(context, { ...change, place: next, isRight: false });
    const [saved] = await followInTexts(context, { ...change, places: [next] });
    expect(saved).toMatchObject(next);
    expect(await listed()).toEqual([ofPublished, ofNew]);
    expect(await followInTexts(context, { ...change, places: [next] })).toEqual([]);
    const now = await getNextVersion(context, which);
    const mark = markOf("identity.phone");
    expect(now).toMatchObject({ version: saved!.version, answer });
    expect(now.translations).toMatchObject({ en: { answer: `<p>Call ${mark}.</p>` } });
    expect(await faqCollection.get(context, which.id)).toEqual(published);
    expect(raised).not.toHaveBeenCalled();

    // After the publication, the text of the published version is marked as correct.
    await saveRight(context, {
      ...change,
      place: { kind: "faq", id: added.id, isNext: true },
      isRight: true,
    });
    await saveNextVersion(context, { kind: "faq", id: added.id }, { answer: "<p>Nei.</p>" });
    expect(await listed()).toEqual([ofPublished]);
    await publishNextVersion(context, { kind: "faq", id: added.id });
    expect(await listed()).toEqual([ofPublished]);
  });

  test("one call updates unambiguous texts, and staff can mark other texts as correct", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const identity = valuesOf(identityKind, await identityCollection.get(context, 1));
    const save = (changed: Partial<Identity>) =>
      identityCollection.save(context, identityKind.input.parse({ ...identity, ...changed }), { id: 1 });
    await save({ phone: "+4733112233", arrivalFrom: "13:35", quietFrom: "13:35" });
    const add = (question: string, answer: string, translations: object = {}) =>
      faqCollection.save(context, faqKind.input.parse({ question, answer, translations }));
    const link = '<p><strong>Ring</strong> <a href="tel:+4733112233">33 11 22 33</a> eller 33112233.</p>';
    const ring = await add("Ringe 33 11 22 33?", link, {
      en: { question: "Call?", answer: "<p>Call us.</p>" },
    });
    const ambiguous = await add("Når?", "<p>Etter kl. 13.35.</p>");
    const old = await add("Før?", "<p>I 2019 hadde vi 33 11 22 33.</p>");
    await save({ phone: "+4733998877", arrivalFrom: "14:00", quietFrom: "23:00" });

    const changeOf = async (key: string, nb: string) =>
      (await listChangedValues(context)).find((each) => each.key === key && each.before.nb === nb)!;
    const time = await changeOf("identity.arrivalFrom", "kl.\u00a013.35");
    expect(time.places).toMatchObject([{ id: ambiguous.id, canFollow: false }]);

    const before = phoneBefore.nb;
    const change = { key: "identity.phone", before };
    await saveRight(context, { ...change, place: { kind: "faq", id: old.id, isNext: false }, isRight: true });
    expect(countToCheck([await changeOf(change.key, before)])).toBe(1);
    await saveRight(context, {
      ...change,
      place: { kind: "faq", id: old.id, isNext: false },
      isRight: false,
    });
    expect(countToCheck([await changeOf(change.key, before)])).toBe(2);
    await saveRight(context, { ...change, place: { kind: "faq", id: old.id, isNext: false }, isRight: true });

    const gone = { kind: "faq" as const, id: 999_999, isNext: false };
    const asked = { kind: "faq" as const, id: ring.id, isNext: false };
    const saved = await followInTexts(context, { ...change, places: [asked, gone] });
    expect(saved).toEqual([{ ...asked, version: ring.version + 1 }]);
    const phone = markOf("identity.phone", "33\u00a099\u00a088\u00a077");
    const now = await faqCollection.get(context, ring.id);
    expect(now.question).toBe(`Ringe ${phone}?`);
    expect(now.answer.replaceAll("&nbsp;", "\u00a0")).toBe(
      `<p><strong>Ring</strong> ${phone} eller ${phone}.</p>`,
    );
    // The meaning is unchanged, so the translation stays up to date.
    expect(now.languages?.en.outdated).toEqual([]);
    expect(countToCheck([await changeOf(change.key, before)])).toBe(0);

    const back = await context.db
      .selectFrom("historyEntry")
      .select("id")
      .where("kind", "=", "faq")
      .where("resourceId", "=", ring.id)
      .orderBy("id", "desc")
      .execute();
    await restoreHistory(context, back[1]!.id, [saved[0]!.version]);
    expect((await faqCollection.get(context, ring.id)).answer).toBe(ring.answer);
    await expect(followInTexts(context, { ...change, before: "1", places: [gone] })).rejects.toMatchObject({
      kind: "not-found",
    });
  });
});
