import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import type { NextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import { FormState, type NextSave } from "./form-state.ts";

interface Values {
  title: string;
  text: string;
}
type Resource = Values & Partial<NextVersion> & { id: number; version: number };

const stored: Resource = { id: 1, version: 1, title: "Vann", text: "Stengt" };

/** Opens a form for a resource. The test decides when the server answers. */
function open(resource: Resource | null = stored, base?: { version: number; values: Values }) {
  const calls: {
    values: Values;
    ifVersion: number | undefined;
    last: Resource | undefined;
    next: NextSave | undefined;
  }[] = [];
  const answers: PromiseWithResolvers<Resource>[] = [];
  const form = new FormState<Values, Resource>(
    {
      toValues: (each) => (each ? { title: each.title, text: each.text } : { title: "", text: "" }),
      schema: z.object({ title: z.string().trim(), text: z.string().trim() }),
      save(values, ifVersion, last, _confirmed, _key, next) {
        calls.push({ values, ifVersion, last, next });
        const answer = Promise.withResolvers<Resource>();
        answers.push(answer);
        return answer.promise;
      },
    },
    resource ?? undefined,
    base && { values: { title: "Utkast", text: "" }, base },
  );
  /** Answers a save as the server does. */
  const answer = (index: number) => {
    const { values, last } = calls[index]!;
    const saved = { ...values, id: 1, version: (last?.version ?? 0) + 1 };
    answers[index]!.resolve(saved);
    return saved;
  };
  const refuse = (index: number, current: Resource) =>
    answers[index]!.reject(new ApiError(412, { type: "urn:campsite:problem:stale", current }));
  return { form, calls, answers, answer, refuse };
}

test("one save runs at a time; all requests during a save cause one more save, with the latest values", async () => {
  const { form, calls, answer } = open();
  form.set("title", "Vannet");
  const first = form.submit();
  form.set("title", "Vannet er");
  const second = form.submit();
  form.set("title", "Vannet er stengt");
  const third = form.submit();
  expect(calls).toHaveLength(1);
  answer(0);
  await first;
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toMatchObject({
    values: { title: "Vannet er stengt" },
    ifVersion: 2,
    last: { version: 2 },
  });
  const saved = answer(1);
  expect(await Promise.all([second, third])).toEqual([saved, saved]);
  expect(form.isDirty).toBe(false);
});

test("a form saves once when two saves are requested without a change in between", async () => {
  const { form, calls, answer } = open();
  form.set("title", "Vannet");
  const saves = [form.submit(), form.submit()];
  const saved = answer(0);
  expect(await Promise.all(saves)).toEqual([saved, saved]);
  expect(calls).toHaveLength(1);
});

test("a form adds a new resource once when the resource is saved twice in a row", async () => {
  const { form, calls, answer } = open(null);
  form.set("title", "Nytt");
  const first = form.submit();
  form.set("title", "Nytt oppslag");
  const second = form.submit();
  answer(0);
  await first;
  await expect.poll(() => calls.length).toBe(2);
  expect(calls.map(({ last }) => last?.id)).toEqual([undefined, 1]);
  answer(1);
  await second;
  expect(form.isDirty).toBe(false);
});

test("text that was typed during a save stays in the form as unsaved", async () => {
  const { form, answer } = open();
  form.set("title", "Vannet");
  const save = form.submit();
  form.set("text", "Stengt til klokka");
  answer(0);
  await save;
  expect(form.content().values).toEqual({ title: "Vannet", text: "Stengt til klokka" });
  expect(form.content().base).toEqual({ version: 2, values: { title: "Vannet", text: "Stengt" } });
  expect(form.isDirty).toBe(true);
});

test("a retry after a lost answer causes no conflict", async () => {
  const { form, answers, refuse } = open();
  form.set("title", "Vannet ");
  const lost = form.submit();
  answers[0]!.reject(new NoAnswerError("no answer"));
  expect(await lost).toBeUndefined();
  expect(form.content().progress.kind).toBe("failed");
  const again = form.submit();
  const current = { ...stored, version: 2, title: "Vannet" };
  refuse(1, current);
  expect(await again).toEqual(current);
  expect(form.content()).toMatchObject({ conflict: undefined, progress: { kind: "saved" } });
});

test("a conflict keeps the newer version and all typed text until the user has chosen", async () => {
  const { form, calls, answer, refuse } = open();
  form.set("title", "Mitt");
  const save = form.submit();
  form.set("text", "Mitt også");
  const queued = form.submit();
  const theirs = { ...stored, version: 2, title: "Deres" };
  refuse(0, theirs);
  expect(await Promise.all([save, queued])).toEqual([undefined, undefined]);
  expect(calls).toHaveLength(1);
  expect(form.content().conflict).toMatchObject({
    theirs,
    versions: {
      base: { title: "Vann", text: "Stengt" },
      mine: { title: "Mitt", text: "Mitt også" },
      theirs: { title: "Deres", text: "Stengt" },
    },
  });

  // A third version is saved while the user chooses.
  const solved = form.saveMerged({ title: "Begge", text: "Mitt også" });
  expect(calls[1]).toMatchObject({ ifVersion: 2 });
  refuse(1, { ...theirs, version: 3, text: "Tredje" });
  expect(await solved).toBeUndefined();
  expect(form.content().conflict?.versions).toMatchObject({
    base: { title: "Vann" },
    mine: { title: "Mitt" },
    theirs: { title: "Deres", text: "Tredje" },
  });
  const last = form.saveMerged({ title: "Begge", text: "Tredje" });
  expect(calls[2]).toMatchObject({ ifVersion: 3 });
  const saved = answer(2);
  expect(await last).toEqual(saved);
  expect(form.content()).toMatchObject({ conflict: undefined, values: { title: "Begge", text: "Tredje" } });
});

test("a form keeps the typed values when the user leaves a conflict, and the next save names the old version again", async () => {
  const { form, calls, refuse } = open();
  form.set("title", "Mitt");
  const save = form.submit();
  refuse(0, { ...stored, version: 2, title: "Deres" });
  await save;
  form.leaveConflict();
  expect(form.content().values.title).toBe("Mitt");
  void form.submit();
  expect(calls[1]).toMatchObject({ ifVersion: 1 });
});

test("a form adopts a newer fetched version unless there are changes, a running save or a conflict", async () => {
  const { form, calls, answer, answers, refuse } = open();
  const newer = { ...stored, version: 2, title: "Vannet" };
  form.set("text", "Skrevet");
  form.load(newer);
  expect(form.content()).toMatchObject({ values: { title: "Vann", text: "Skrevet" }, last: stored });
  form.discard();
  form.confirm("en");
  form.load(newer);
  expect(form.content().last).toEqual(stored);
  form.discard();
  const again = form.submit();
  form.load(newer);
  expect(form.content().last).toEqual(stored);
  answers[0]!.reject(new NoAnswerError("no answer"));
  await again;
  form.load({ ...stored, title: "Det samme" });
  expect(form.content().values.title).toBe("Vann");

  form.load(newer);
  expect(form.content()).toMatchObject({ values: { title: "Vannet" }, last: newer, before: newer });
  expect(form.isDirty).toBe(false);
  form.set("title", "Mitt");
  const save = form.submit();
  expect(calls[1]).toMatchObject({ ifVersion: 2, last: newer });
  refuse(1, { ...newer, version: 3, title: "Deres" });
  await save;
  form.load({ ...newer, version: 4 });
  expect(form.content().last).toMatchObject({ version: 3 });
  void form.saveMerged({ title: "Begge", text: "" });
  answer(2);
});

test("undoing a discard restores the typed values, even after a later save", async () => {
  const { form, calls, answer } = open();
  form.set("title", "Mitt");
  const undoDiscard = form.discard();
  form.set("text", "Lagret");
  const save = form.submit();
  answer(0);
  await save;
  undoDiscard();
  expect(form.content()).toMatchObject({
    values: { title: "Mitt", text: "Stengt" },
    base: { version: 2, values: { title: "Vann", text: "Lagret" } },
  });
  void form.submit();
  expect(calls[1]).toMatchObject({ ifVersion: 2 });
});

test("a confirmation of a translation is unsaved until the save, and is discarded with the other changes", async () => {
  const { form, answer } = open();
  form.confirm("en");
  expect([form.isDirty, form.isUnsaved]).toEqual([false, true]);
  const save = form.submit();
  answer(0);
  await save;
  expect(form.isUnsaved).toBe(false);
  form.set("title", "Vannet");
  form.confirm("de");
  form.discard();
  expect(form.isUnsaved).toBe(false);
  expect(form.content().confirmed).toEqual([]);
});

test("after a save that changes nothing, an undo still leads to the version before the last change", async () => {
  const { form, answer } = open();
  form.set("title", "Vannet");
  for (const index of [0, 1]) {
    const save = form.submit();
    answer(index);
    await save;
    expect(form.content().before).toEqual(stored);
  }
  form.set("title", "Vannet er");
  const save = form.submit();
  answer(2);
  await save;
  expect(form.content().before).toMatchObject({ version: 3, title: "Vannet" });

  const added = open(null);
  added.form.set("title", "Nytt");
  for (const index of [0, 1]) {
    const next = added.form.submit();
    added.answer(index);
    await next;
    expect(added.form.content().before).toBeUndefined();
  }
});

test("a form adopts a version that was saved outside the form, and keeps typed text; a draft of an older version conflicts", () => {
  const { form, calls } = open();
  form.set("text", "Skrevet");
  form.acceptSavedElsewhere({ ...stored, version: 2, title: "Tatt ned" });
  expect(form.content().values).toEqual({ title: "Tatt ned", text: "Skrevet" });
  void form.submit();
  expect(calls[0]).toMatchObject({ ifVersion: 2, last: { version: 2 } });

  const old = open({ ...stored, version: 2 }, { version: 1, values: { title: "Vann", text: "" } });
  old.form.acceptSavedElsewhere({ ...stored, version: 3 });
  void old.form.submit();
  expect(old.calls[0]).toMatchObject({ ifVersion: 1, last: { version: 3 } });
});

test("`whenSaved()` waits for all saves, and returns undefined during a conflict", async () => {
  const { form, calls, answer, refuse } = open();
  form.set("title", "Vannet");
  void form.submit();
  form.set("title", "Vannet er");
  void form.submit();
  const settled = form.whenSaved();
  answer(0);
  await expect.poll(() => calls.length).toBe(2);
  const saved = answer(1);
  expect(await settled).toEqual(saved);
  form.set("title", "Mitt");
  void form.submit();
  refuse(2, { ...saved, version: 4, title: "Deres" });
  expect(await form.whenSaved()).toBeUndefined();
});

describe("a next version", () => {
  const next: Resource = {
    ...stored,
    version: 1_000_001,
    title: "Bad",
    isPublished: true,
    changed: ["title"],
  };

  test("is published or planned by a request during a save, even if the save has the same content", async () => {
    for (const [asked, sent] of [
      [undefined, undefined],
      [{ publishAt: "2027-01-01T00:00:00Z" }, { publishAt: "2027-01-01T00:00:00Z" }],
    ]) {
      const { form, calls, answers, answer } = open();
      form.set("title", "Bad");
      const draft = form.submit(undefined, {});
      const waiting = form.submit(undefined, asked);
      answers[0]!.resolve(next);
      await draft;
      await expect.poll(() => calls.length).toBe(2);
      expect(calls[1]).toMatchObject({ ifVersion: next.version, last: next });
      expect(calls[1]!.next).toEqual(sent);
      answer(1);
      await waiting;
    }
  });

  test("is published by a retry when the answer to the first attempt was lost", async () => {
    const { form, calls, answers, answer, refuse } = open({ ...next, title: "Vann" });
    form.set("title", "Bad");
    const lost = form.submit();
    answers[0]!.reject(new NoAnswerError("no answer"));
    await lost;
    const again = form.submit();
    refuse(1, { ...next, version: next.version + 1 });
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[2]).toMatchObject({ ifVersion: next.version + 1, next: undefined });
    const saved = answer(2);
    expect(await again).toEqual(saved);
  });

  test("is saved without a conflict when the answer to the last save was lost and more was typed later", async () => {
    const { form, calls, answers, answer, refuse } = open(next);
    form.set("title", "Badet");
    const lost = form.submit(undefined, {});
    answers[0]!.reject(new NoAnswerError("no answer"));
    await lost;
    form.set("title", "Badet er åpent");
    const again = form.submit(undefined, {});
    refuse(1, { ...next, version: next.version + 1, title: "Badet" });
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[2]).toMatchObject({ ifVersion: next.version + 1, values: { title: "Badet er åpent" } });
    answer(2);
    await again;
    expect(form.content().conflict).toBeUndefined();

    form.set("title", "Mitt");
    const other = form.submit(undefined, {});
    refuse(3, { ...next, version: next.version + 9, title: "Badet" });
    await other;
    expect(form.content().conflict).toBeDefined();
  });

  test("is shown in the form if some of its changes remain after a publication, and the next save names this version", async () => {
    const { form, calls, answers } = open(next);
    form.set("text", "Closed");
    const publishing = form.submit();
    const left = { ...next, version: next.version + 3, title: "Bad", text: "Closed", changed: ["text"] };
    form.acceptNextVersion({ ...left, version: next.version + 1 }, stored, ["en"]);
    form.acceptLeft(left);
    const published = { ...stored, version: 2, title: "Bad" };
    answers[0]!.resolve(published);
    expect(await publishing).toEqual(published);
    expect(form.content()).toMatchObject({ last: left, before: stored, values: { text: "Closed" } });
    expect(form.isDirty).toBe(false);
    form.set("text", "Closed today");
    void form.submit(undefined, {});
    expect(calls[1]).toMatchObject({ ifVersion: left.version, last: left });
  });

  test("is saved automatically only after typing, and not during another save", async () => {
    const { form, calls, answer } = open(stored, { version: 1, values: { title: "Vann", text: "Stengt" } });
    expect(form.isDirty).toBe(true);
    await form.saveAutomatically();
    expect(calls).toHaveLength(0);
    form.set("title", "Bad");
    const save = form.saveAutomatically();
    await form.saveAutomatically();
    expect(calls.map(({ next: sent }) => sent)).toEqual([{}]);
    answer(0);
    await save;
    await form.saveAutomatically();
    expect(calls).toHaveLength(1);
  });

  test("is saved automatically after a lost answer, but not after a conflict; the user's own save shows the conflict", async () => {
    const { form, calls, answers, refuse } = open(next);
    form.set("title", "Mitt");
    const lost = form.saveAutomatically();
    answers[0]!.reject(new NoAnswerError("no answer"));
    await lost;
    const refused = form.saveAutomatically();
    expect(form.content().progress.kind).toBe("failed");
    refuse(1, { ...next, version: next.version + 5, title: "Deres" });
    await refused;
    expect(form.content()).toMatchObject({ conflict: undefined, values: { title: "Mitt" } });
    await form.saveAutomatically();
    expect(calls).toHaveLength(2);
    const asked = form.submit(undefined, {});
    refuse(2, { ...next, version: next.version + 5, title: "Deres" });
    await asked;
    expect(form.content().conflict).toBeDefined();
  });
});
