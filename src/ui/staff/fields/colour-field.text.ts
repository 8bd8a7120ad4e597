import { defineTexts } from "#src/i18n/texts.ts";

export const colourFieldText = defineTexts({
  nb: { pick: (label: string) => `${label} fra en palett` },
  en: { pick: (label: string) => `${label} from a palette` },
  de: { pick: (label: string) => `${label} aus einer Palette` },
});
