import { staffList } from "#src/platform/api/api.ts";
import { missedWord } from "./missed-word.ts";
import { listMissedWords } from "./missed-words.server.ts";

export const missedWordRoutes = [
  staffList("/missedwords", {
    summary: "Words that guests searched for without a result, the most frequent first",
    description:
      "At most 200. A word is listed until 90 days after its last search. Words are listed when guests from three blocks of IP addresses have searched for them on the same day. Words with an @ or more than four digits are never listed.",
    item: missedWord,
    list: (context, { page }) => listMissedWords(context, page),
  }),
];
