import { pitchKindsText } from "#messages/free-pitches";
import { labelsOf } from "#src/i18n/texts.ts";

export const pitchNames = labelsOf(pitchKindsText);
