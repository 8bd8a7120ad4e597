import { expect, test } from "vitest";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import type { Photo } from "#src/cms/photos/photo.ts";
import { faultOf, proposedName, UploadQueue } from "./upload-queue.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** The test answers the uploads of this queue. */
function startQueue() {
  const sent: { name: string; signal: AbortSignal; answer: PromiseWithResolvers<Photo> }[] = [];
  const queue = new UploadQueue((_file, name, _onProgress, signal) => {
    const answer = Promise.withResolvers<Photo>();
    sent.push({ name, signal, answer });
    return answer.promise;
  });
  const states = () => queue.uploads().map(({ state }) => state);
  return { queue, sent, states };
}

test.each([
  ["Brygga under rim.JPG", "brygga-under-rim"],
  ["Skjæret i kuling ØÅ.png", "skjaeret-i-kuling-oa"],
  ["2026.11.20.jpeg", "2026-11-20"],
  ["ingen", "ingen"],
  ["日本.gif", "bilde"],
])("the file %s gets the proposed name %s", (filename, name) => expect(proposedName(filename)).toBe(name));

test("the queue uploads a file under its original name unless staff have renamed the file", () => {
  const { queue, sent } = startQueue();
  queue.add([file("Blåbær på øya.JPG"), file("IMG_1.jpg")]);
  queue.rename(queue.uploads()[1]!.id, " brygga-i-sol ");
  queue.start();
  expect(sent.map(({ name }) => name)).toEqual(["Blåbær på øya", "brygga-i-sol"]);
});

test("the queue uploads nothing before its start, and then three files at a time", async () => {
  const { queue, sent, states } = startQueue();
  queue.add(["a", "b", "c", "d"].map((name) => file(`${name}.jpg`)));
  expect(sent).toEqual([]);
  queue.start();
  expect(states()).toEqual(["sending", "sending", "sending", "waiting"]);
  queue.rename(queue.uploads()[3]!.id, "ny");
  sent[0]!.answer.resolve({} as Photo);
  await tick();
  expect(states()).toEqual(["done", "sending", "sending", "sending"]);
  expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c", "ny"]);
});

test("the queue reports an unsupported file at once and doesn't upload the file", () => {
  const { queue, sent, states } = startQueue();
  queue.add([
    new File(["x"], "a.webp", { type: "image/webp" }),
    new File(["x"], "a.txt", { type: "text/plain" }),
  ]);
  queue.add([new File(["x"], "a.jpg", { type: "image/jpeg" }), file("unknown")]);
  expect(queue.uploads().map(({ fault }) => fault)).toEqual(["wrongKind", "wrongKind", undefined, undefined]);
  queue.start();
  expect(states()).toEqual(["failed", "failed", "sending", "sending"]);
  expect(sent).toHaveLength(2);
});

test("the queue reports an empty file and doesn't upload the file, even on a retry", () => {
  const { queue, sent } = startQueue();
  queue.add([new File([], "tom.jpg", { type: "image/jpeg" })]);
  queue.start();
  queue.retry(queue.uploads()[0]!.id);
  expect(queue.uploads().map(({ fault }) => fault)).toEqual(["empty"]);
  expect(sent).toEqual([]);
});

test("the queue reports a name that is missing or too long, and uploads the file after it is renamed", () => {
  const { queue, sent } = startQueue();
  queue.add([file("a.jpg")]);
  const { id } = queue.uploads()[0]!;
  for (const [name, fault] of [
    [" ", "noName"],
    ["a".repeat(301), "longName"],
  ] as const) {
    queue.rename(id, name);
    queue.start();
    queue.retry(id);
    expect(queue.uploads().map((upload) => upload.fault)).toEqual([fault]);
  }
  expect(sent).toEqual([]);
  queue.rename(id, "a".repeat(300));
  queue.retry(id);
  expect(sent).toHaveLength(1);
});

test("a failed upload keeps its position and can be retried, and the other uploads continue", async () => {
  const { queue, sent, states } = startQueue();
  queue.add(["a", "b"].map((name) => file(`${name}.jpg`)));
  queue.start();
  sent[0]!.answer.reject(new ApiError(415, { type: "urn:campsite:problem:unsupported-picture" }));
  sent[1]!.answer.resolve({} as Photo);
  await tick();
  expect(queue.uploads().map(({ state, fault }) => [state, fault])).toEqual([
    ["failed", "wrongKind"],
    ["done", undefined],
  ]);
  queue.retry(queue.uploads()[0]!.id);
  sent[2]!.answer.resolve({} as Photo);
  await tick();
  expect(states()).toEqual(["done", "done"]);
  queue.removeFinished();
  expect(states()).toEqual([]);
});

test("the queue doesn't upload files that are too large or have no name", () => {
  const { queue, sent } = startQueue();
  queue.add([file("stor.jpg", uploadLimitBytes + 1), file("b.jpg")]);
  queue.rename(queue.uploads()[1]!.id, " ");
  queue.start();
  expect(sent).toEqual([]);
  expect(queue.uploads().map(({ fault }) => fault)).toEqual(["tooLarge", "noName"]);
});

test("the queue aborts an upload that staff remove", async () => {
  const { queue, sent, states } = startQueue();
  queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg"), file("d.jpg")]);
  queue.start();
  queue.remove(queue.uploads()[0]!.id);
  expect(sent[0]!.signal.aborted).toBe(true);
  queue.removeUnstarted();
  sent[0]!.answer.reject(new DOMException("aborted", "AbortError"));
  await tick();
  expect(states()).toEqual(["sending", "sending"]);
});

test.each([
  [new NoAnswerError("no answer"), "noAnswer"],
  [new ApiError(401, {}), "signedOut"],
  [new ApiError(413, {}), "tooLarge"],
  [new ApiError(422, { type: "urn:campsite:problem:oversized-picture" }), "tooManyPixels"],
  [new ApiError(422, { type: "urn:campsite:problem:unreadable-picture" }), "damaged"],
  [
    new ApiError(422, {
      type: "urn:campsite:problem:invalid-fields",
      errors: [{ field: "Name", message: "x" }],
    }),
    "noName",
  ],
  [new ApiError(500, {}), "internal"],
])("the error %s is shown as the fault %s", (error, fault) => expect(faultOf(error)).toBe(fault));
