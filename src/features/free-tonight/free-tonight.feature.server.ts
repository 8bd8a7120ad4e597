import { freeTonightText } from "#messages/free-tonight";
import { readAtOnce } from "#src/campsite/findable.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { seasonState } from "#src/campsite/opening-hours/season.ts";
import { address } from "#src/i18n/addresses.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { fullSection } from "./full-section.tsx";
import { postFreeTonight } from "./free-tonight-post.server.ts";
import { freeTonightJob, isWaiting } from "./free-tonight.server.ts";
import { fullNow } from "./full-now.server.ts";
import { tonightPage } from "./tonight-page.tsx";

export const freeTonight = defineServerFeature({
  pages: { tonight: tonightPage },
  forms: { tonight: postFreeTonight },
  queries: { tonight: { field: "confirm", maxLength: 2000, perMinute: 30 } },
  findable: [
    readAtOnce("pages", async ({ config, language }) => {
      const { title, description: text, searchWords: alsoFoundBy } = freeTonightText[language];
      const href = address("tonight", language);
      return config.mail ? [{ id: "tonight", title, text, alsoFoundBy, language, href }] : [];
    }),
  ],
  fillsPage: {
    async tonight(context) {
      const { season } = await getIdentity(context);
      const { isOpen, changesAt } = seasonState(season, context.now());
      return { value: context.config.mail !== undefined && isOpen, changesAt };
    },
  },
  now: [{ place: 10, read: fullNow }],
  stays: [fullSection],
  jobs: [freeTonightJob],
  usesPush: isWaiting,
  tables: {
    freeTonight: {
      holds: "guests who get a message when a kind of pitch becomes free today",
      kept: "until the message is sent, at most until midnight",
      person: "guests",
      isMomentary: true,
    },
  },
});
