import type { DescribedScreens } from "#src/features/described/described-screens.ts";
import { defineTexts } from "#src/i18n/texts.ts";
import { answerTemplateKind } from "./answer-template.ts";

/** Its list and form in the staff area. */
export const answerTemplateScreens = {
  kind: answerTemplateKind,
  words: defineTexts({
    nb: {
      add: "Ny svarmal",
      consequence: () => "Den kan velges når dere svarer i innboksen. Gjester ser bare det dere sender.",
      remove: "Slett svarmalen",
      empty: {
        heading: "Ingen svarmaler ennå",
        explanation: "Skriv det dere ofte svarer. Priser, tider og telefonnumre følger med når de endres.",
      },
    },
    en: {
      add: "New answer template",
      consequence: () => "It can be chosen when you answer in the inbox. Guests see only what you send.",
      remove: "Delete the template",
      empty: {
        heading: "No answer templates yet",
        explanation: "Write what you often answer. Prices, times and phone numbers follow when they change.",
      },
    },
    de: {
      add: "Neue Antwortvorlage",
      consequence: () =>
        "Sie steht zur Wahl, wenn Sie im Posteingang antworten. Gäste sehen nur, was Sie senden.",
      remove: "Vorlage löschen",
      empty: {
        heading: "Noch keine Antwortvorlagen",
        explanation:
          "Schreiben Sie, was Sie oft antworten. Preise, Zeiten und Telefonnummern ändern sich von selbst mit.",
      },
    },
  }),
} satisfies DescribedScreens<typeof answerTemplateKind>;
