import { describe, expect, test, vi } from "vitest";
import { inTransaction } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { readContent, readContentNow, type Reading } from "./read-content.ts";

const at = (time: string) => ({ now: () => Temporal.Instant.from(`2026-07-15T${time}:00Z`) });

describe("cached content", () => {
  test("is read once between two writes", async () => {
    await using context = await openTestContext();
    const read = vi.fn<() => Promise<string>>(async () => "first");
    const ask = () => readContent(context, "name", read);
    expect(await Promise.all([ask(), ask()])).toEqual(["first", "first"]);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockResolvedValue("second");
    await inTransaction(context, async () => {});
    expect(await ask()).toBe("second");
  });

  test("is read separately inside a transaction, and isn't shared with readers outside the transaction", async () => {
    await using context = await openTestContext();
    const read = vi.fn<() => Promise<string>>(async () => "outside");
    await readContent(context, "name", read);
    await inTransaction(context, async (transaction) => {
      read.mockResolvedValue("inside");
      expect(await readContent(transaction, "name", read)).toBe("inside");
      expect(await readContent(context, "name", read)).toBe("outside");
    });
  });

  test("can't be changed by the code that receives it", async () => {
    await using context = await openTestContext();
    const value = await readContent(context, "list", async () => [{ words: { nb: "Ro" } }]);
    expect(() => (value[0]!.words.nb = "Fest")).toThrow(TypeError);
    expect(() => value.pop()).toThrow(TypeError);
  });

  test("is read again at the time of its next change, and when the clock is set back", async () => {
    await using context = await openTestContext();
    const read = vi.fn<(at: { now(): Temporal.Instant }) => Promise<Reading<string>>>(async ({ now }) => ({
      value: now().toString(),
      changesAt: Temporal.Instant.from("2026-07-15T12:00:00Z"),
    }));
    const ask = async (time: string) =>
      (await readContentNow({ ...context, ...at(time) }, "events", read)).value.slice(11, 16);
    expect([await ask("10:00"), await ask("11:59")]).toEqual(["10:00", "10:00"]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await ask("09:00")).toBe("09:00");
    read.mockImplementation(async ({ now }) => ({ value: now().toString(), changesAt: undefined }));
    expect([await ask("12:00"), await ask("13:00")]).toEqual(["12:00", "12:00"]);
  });

  test("isn't cached when reading fails", async () => {
    await using context = await openTestContext();
    const read = vi
      .fn<() => Promise<string>>(async () => "there")
      .mockRejectedValueOnce(new Error("out of reach"));
    await expect(readContent(context, "name", read)).rejects.toThrow("out of reach");
    expect(await readContent(context, "name", read)).toBe("there");
  });
});
