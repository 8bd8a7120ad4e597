import { defineTexts } from "#src/i18n/texts.ts";

/** When something was saved, inside a sentence. `time` is "09.12". */
export const savedWhenText = defineTexts({
  nb: {
    timeMark: ".",
    today: (time: string) => `i dag kl.\u00a0${time}`,
    yesterday: (time: string) => `i går kl.\u00a0${time}`,
    earlier: (date: string, time: string) => `${date} kl.\u00a0${time}`,
  },
  en: {
    timeMark: ":",
    today: (time: string) => `today at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
    earlier: (date: string, time: string) => `${date} at ${time}`,
  },
  de: {
    timeMark: ":",
    today: (time: string) => `heute, ${time}\u00a0Uhr`,
    yesterday: (time: string) => `gestern, ${time}\u00a0Uhr`,
    earlier: (date: string, time: string) => `${date}, ${time}\u00a0Uhr`,
  },
});
