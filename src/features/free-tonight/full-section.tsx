import { pitchKindsFor, type PitchKind } from "#src/campsite/now/pitch.ts";
import { defineStaySection } from "#src/campsite/stay-section.ts";
import { freeTonightText } from "#messages/free-tonight";
import { readFree } from "./free-tonight.server.ts";
import { TonightForm } from "./tonight-form.tsx";

/** The form on a page about a stay, for the page's kinds of pitches that are full. Requires a mail server. */
export const fullSection = defineStaySection<PitchKind[]>({
  place: 1.5,
  async load(context) {
    if (!context.config.mail) return undefined;
    const { kinds, free, changesAt } = await readFree(context);
    context.changesAt(changesAt);
    return kinds.filter((kind) => free[kind] === "full");
  },
  Board({ data, purpose, language }) {
    const kinds = data.filter((kind) => pitchKindsFor(purpose).includes(kind));
    if (kinds.length === 0) return null;
    return (
      <details className="fold tonight unprinted">
        <summary>{freeTonightText[language].offer}</summary>
        <TonightForm kinds={kinds} language={language} />
      </details>
    );
  },
});
