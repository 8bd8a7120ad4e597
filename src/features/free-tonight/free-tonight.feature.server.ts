import { freeTonightText } from "#messages/free-tonight";
import { readAtOnce } from "#src/campsite/findable.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { fullSection } from "./full-section.tsx";
import { postFreeTonight } from "./free-tonight-post.server.ts";
import { freeTonightJob } from "./free-tonight.server.ts";
import { fullNow } from "./full-now.server.ts";
import { tonightPage } from "./tonight-page.tsx";

export const freeTonight = defineServerFeature({
  pages: { tonight: tonightPage },
  forms: { tonight: postFreeTonight },
  queries: { tonight: { field: "confirm", maxLength: 2000, perMinute: 30 } },
  findable: [
    readAtOnce("pages", async ({ config, language }) => {
      const { title, description } = freeTonightText[language];
      const href = address("tonight", language);
      return config.mail ? [{ id: "tonight", title, text: description, language, href }] : [];
    }),
  ],
  now: [{ place: 10, read: fullNow }],
  stays: [fullSection],
  jobs: [freeTonightJob],
  tables: {
    freeTonight: {
      holds: "guests who get a message when something becomes free today",
      kept: "until the message is sent, at most until midnight",
      person: "guests",
      isMomentary: true,
    },
  },
});
