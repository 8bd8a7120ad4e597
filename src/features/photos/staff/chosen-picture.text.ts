import { defineTexts } from "#src/i18n/texts.ts";

export const chosenPictureText = defineTexts({
  nb: { heading: "Bilde", choose: "Velg bilde", change: "Bytt bilde", none: "Ikke noe bilde er valgt." },
  en: {
    heading: "Picture",
    choose: "Choose a picture",
    change: "Change picture",
    none: "No picture is chosen.",
  },
  de: { heading: "Bild", choose: "Bild wählen", change: "Bild wechseln", none: "Kein Bild ist gewählt." },
});
