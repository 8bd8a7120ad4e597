import { defineTexts } from "#src/i18n/texts.ts";
import { uploadLimit } from "#src/i18n/upload-limit.ts";

export const uploadText = defineTexts({
  nb: { tooLarge: `Filen er for stor. Grensen er ${uploadLimit}.` },
  en: { tooLarge: `The file is too large. The limit is ${uploadLimit}.` },
  de: { tooLarge: `Die Datei ist zu groß. Die Grenze liegt bei ${uploadLimit}.` },
});
