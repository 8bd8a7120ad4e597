import { defineTexts } from "#src/i18n/texts.ts";
import { uploadLimit } from "#src/i18n/upload-limit.ts";

export const uploadText = defineTexts({
  nb: {
    empty: "Filen er tom. Velg den på nytt.",
    tooLarge: `Filen er for stor. Grensen er ${uploadLimit}.`,
  },
  en: {
    empty: "The file is empty. Choose it again.",
    tooLarge: `The file is too large. The limit is ${uploadLimit}.`,
  },
  de: {
    empty: "Die Datei ist leer. Wählen Sie sie erneut.",
    tooLarge: `Die Datei ist zu groß. Die Grenze liegt bei ${uploadLimit}.`,
  },
});
