import type { Derived } from "#src/platform/store/derived.ts";
import { entryOf } from "#src/platform/store/search.ts";
import { searchedText } from "./inbox-search.ts";

const atOnce = 500;

/** The messages' words. The rules are numbered by hand: another number, when words are folded or cut differently. */
export const searchedFeedback: Derived = {
  name: "feedback in search",
  rules: () => "1",
  async make({ db }) {
    await db.deleteFrom("searchEntry").where("kind", "=", "feedback").execute();
    for (let last = 0; ;) {
      const messages = await db
        .selectFrom("feedback")
        .select(["id", "name", "email", "mobile", "message", "note"])
        .where("id", ">", last)
        .orderBy("id")
        .limit(atOnce)
        .execute();
      if (messages.length === 0) return;
      last = messages.at(-1)!.id;
      const entries = messages.map((each) =>
        entryOf({ kind: "feedback", resourceId: each.id }, searchedText(each)),
      );
      await db.insertInto("searchEntry").values(entries).execute();
    }
  },
};
