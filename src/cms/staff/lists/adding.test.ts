import { expect, test } from "vitest";
import { z } from "zod";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { parseDraft } from "#src/cms/staff/drafts/drafts.ts";
import { FormState, type FormContent } from "#src/cms/staff/form/form-state.ts";

interface Values {
  title: string;
}
type Resource = Values & { version: number };
interface Call extends PromiseWithResolvers<Resource> {
  values: Values;
  ifVersion: number | undefined;
  last: Resource | undefined;
  key: string;
}

const noAnswer = () => new NoAnswerError("no answer");
const reused = (current: Resource) => new ApiError(422, { type: "urn:campsite:problem:key-reused", current });
const stale = (current: Resource) => new ApiError(412, { type: "urn:campsite:problem:stale", current });

/** Opens a form for a new resource. The test decides when the server answers. */
function open(draft?: Pick<FormContent<Values, Resource>, "values" | "base" | "adding">) {
  const calls: Call[] = [];
  const form = new FormState<Values, Resource>(
    {
      toValues: (resource) => ({ title: resource?.title ?? "" }),
      schema: z.object({ title: z.string().trim() }),
      save(values, ifVersion, last, _confirmed, key) {
        const call = { values, ifVersion, last, key, ...Promise.withResolvers<Resource>() };
        calls.push(call);
        return call.promise;
      },
    },
    undefined,
    draft,
  );
  function save(title: string, end: (call: Call) => void) {
    form.set("title", title);
    const saved = form.submit();
    end(calls.at(-1)!);
    return saved;
  }
  return { form, calls, save };
}

test("after a lost answer, a new resource is sent again with the same key", async () => {
  const { calls, save } = open();
  expect(await save("Nytt", ({ reject }) => reject(noAnswer()))).toBeUndefined();
  const saved = { title: "Nytt", version: 1 };
  expect(await save("Nytt", ({ resolve }) => resolve(saved))).toEqual(saved);
  expect(calls.map(({ last }) => last)).toEqual([undefined, undefined]);
  expect(calls[1]!.key).toBe(calls[0]!.key);
});

test("after a lost answer, later changes are saved to the resource that the first request added", async () => {
  const { form, calls, save } = open();
  await save("Nytt", ({ reject }) => reject(noAnswer()));
  // A rejected request in between doesn't show whether the first request arrived.
  await save("Nytt oppslag", ({ reject }) => reject(new ApiError(422, {})));
  const added = { title: "Nytt", version: 1 };
  void save("Nytt oppslag", ({ reject }) => reject(reused(added)));
  await expect.poll(() => calls.length).toBe(4);
  expect(calls[3]).toMatchObject({ ifVersion: 1, last: added, values: { title: "Nytt oppslag" } });
  // If somebody has saved the resource meanwhile, the common base is the values that were sent first.
  calls[3]!.reject(stale({ title: "Deres", version: 2 }));
  await expect
    .poll(() => form.content().conflict?.versions)
    .toEqual({
      base: { title: "Nytt" },
      mine: { title: "Nytt oppslag" },
      theirs: { title: "Deres" },
    });
});

test("the user chooses a version when another tab has added the resource from the same draft", async () => {
  const { form, calls, save } = open();
  const theirs = { title: "Fra den andre fanen", version: 1 };
  void save("Mitt", ({ reject }) => reject(reused(theirs)));
  await expect.poll(() => calls.length).toBe(2);
  // No stored resource has the version 0, so the save always reports a conflict first.
  expect(calls[1]).toMatchObject({ ifVersion: 0, last: theirs });
  calls[1]!.reject(stale(theirs));
  await expect.poll(() => form.content().conflict?.theirs).toEqual(theirs);
  form.leaveConflict();
  void form.submit();
  expect(calls[2]).toMatchObject({ ifVersion: 0 });
});

test("the key is stored with the draft and discarded with the draft", async () => {
  const { form, calls, save } = open();
  await save("Nytt", ({ reject }) => reject(noAnswer()));
  const { values, base, adding } = form.content();
  const text = JSON.stringify({ at: "2026-11-20T12:00:00Z", version: null, values, base, adding });
  expect(parseDraft(text)!.adding).toEqual({ key: calls[0]!.key, sent: { title: "Nytt" } });
  expect(parseDraft(text.replace(/"key":"[^"]*"/, '"key":7'))!.adding).toBeUndefined();
  const again = open({ values, base, adding });
  void again.form.submit();
  expect(again.calls[0]!.key).toBe(calls[0]!.key);

  const undoDiscard = form.discard();
  void save("Et annet", () => {});
  expect(calls[1]!.key).not.toBe(calls[0]!.key);
  undoDiscard();
  expect(form.content().adding.key).toBe(calls[0]!.key);
});
