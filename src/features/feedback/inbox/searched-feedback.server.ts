import type { Derived } from "#src/platform/store/derived.ts";
import { indexResources } from "#src/platform/store/search.ts";
import { searchedText } from "./inbox-search.ts";

const atOnce = 20;

export const searchedMessages = "feedback in search";

/** The search index of messages. Change the number in `rules` when words are folded or split in another way. */
export const searchedFeedback: Derived<number> = {
  name: searchedMessages,
  rules: () => "2",
  async makePart({ db }, after = 0) {
    const messages = await db
      .selectFrom("feedback")
      .select(["id", "name", "email", "mobile", "message", "note"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const texts = messages.map((each) => ({ resourceId: each.id, text: searchedText(each) }));
    await indexResources(db, "feedback", texts);
    return messages.at(-1)?.id;
  },
};
