import { defineTexts } from "#src/i18n/texts.ts";

export const extrasText = defineTexts({
  nb: {
    receptionPicture: "Tegning: resepsjonen i den røde hytta, med flagg, skilt og en sykkel mot veggen.",
    box: {
      closed: "Forslagskassa er stengt",
      closedMeaning: "Vi vil gjerne høre fra deg likevel. Ring, skriv, eller stikk innom resepsjonen.",
      heading: "Skriv til oss",
      later: "Skjemaet er ikke på plass ennå. Send forslaget på e-post så lenge.",
      write: "Skriv e-post",
    },
  },
  en: {
    receptionPicture:
      "Drawing: the reception in the red cabin, with a flag, a signpost and a bicycle by the wall.",
    box: {
      closed: "The suggestion box is closed",
      closedMeaning: "We would like to hear from you all the same. Call, write, or drop by at reception.",
      heading: "Write to us",
      later: "The form isn’t here yet. Please send your suggestion by e-mail for now.",
      write: "Write an e-mail",
    },
  },
  de: {
    receptionPicture:
      "Zeichnung: die Rezeption in der roten Hütte, mit Flagge, Wegweiser und einem Fahrrad an der Wand.",
    box: {
      closed: "Der Ideenkasten ist geschlossen",
      closedMeaning:
        "Wir freuen uns trotzdem über Ihre Nachricht. Rufen Sie an, schreiben Sie oder kommen Sie an der Rezeption vorbei.",
      heading: "Schreiben Sie uns",
      later: "Das Formular gibt es noch nicht. Schicken Sie uns Ihren Vorschlag solange per E-Mail.",
      write: "E-Mail schreiben",
    },
  },
});
