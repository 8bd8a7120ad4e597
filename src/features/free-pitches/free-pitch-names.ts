import { pitchKindsText } from "#messages/free-pitches";
import { labelsOf } from "#src/i18n/texts.ts";

/** The kinds of pitches, as on a sign. */
export const freePitchNames = labelsOf(pitchKindsText);
