import { inEveryLanguage } from "#src/i18n/language.ts";
import { choice, lines, optionalLine, optionalNumber, picture } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type StoredOf, type ValuesOf } from "#src/resource/kind.ts";
import { landscapes } from "./landscape.ts";
import { placePicture } from "./place-picture.ts";
import { viewText } from "./view.text.ts";

/**
 * What guests see of the place: the landscape that all drawings are of, and the view at the top of the home page. In
 * each drawing one thing stands out, always at the same place; it is named here, and its bearing makes the ruler below.
 * One row.
 */
export const siteViewKind = defineKind({
  name: "siteView",
  about: "The view: which landscape the site is drawn in, and what is seen of it on the home page",
  one: "the view",
  order: [{ by: "id", direction: "asc" }],
  words: {
    shows: lines(
      { nb: "Hva bildet viser", en: "What the picture shows", de: "Was das Bild zeigt" },
      {
        most: 300,
        isCounted: false,
        hint: {
          nb: "For dem som ikke ser det, i én setning. Uten blir tegningen beskrevet slik den er.",
          en: "For those who can’t see it, in one sentence. Without it the drawing is described as it is.",
          de: "Für alle, die es nicht sehen, in einem Satz. Sonst wird die Zeichnung beschrieben, wie sie ist.",
        },
      },
    ),
    towards: optionalLine(
      { nb: "Retningen, i ord", en: "The direction, in words", de: "Die Richtung, in Worten" },
      {
        most: 40,
        hint: {
          nb: "Står ved gradene under tegningen: «Utsikt mot nord».",
          en: "Stands beside the degrees below the drawing: “Looking north”.",
          de: "Steht bei den Gradzahlen unter der Zeichnung: „Blick nach Norden“.",
        },
      },
    ),
    landmark: optionalLine(
      { nb: "Landemerke", en: "Landmark", de: "Landmarke" },
      {
        most: 40,
        hint: {
          nb: "Navnet på det som stikker seg ut i tegningen: fyret, åsen, tårnet, toppen eller kirka.",
          en: "The name of what stands out in the drawing: the lighthouse, hill, tower, peak or church.",
          de: "Der Name dessen, was aus der Zeichnung ragt: Leuchtturm, Hügel, Turm, Gipfel oder Kirche.",
        },
      },
    ),
    landmarkShort: optionalLine(
      { nb: "Kort navn", en: "Short name", de: "Kurzer Name" },
      {
        most: 20,
        hint: {
          nb: "Landemerkets navn på telefoner, der det er lite plass.",
          en: "The landmark’s name on phones, where there is little room.",
          de: "Der Name der Landmarke auf Handys, wo wenig Platz ist.",
        },
      },
    ),
  },
  fields: {
    landscape: choice(
      landscapes,
      { nb: "Landskap", en: "Landscape", de: "Landschaft" },
      "The landscape that the site’s drawings show",
      inEveryLanguage((language) => viewText[language].landscapes),
    ),
    imageUrl: picture(
      { nb: "Eget bilde", en: "A photo of yours", de: "Eigenes Foto" },
      "The address of the photo that the home page shows in the drawing’s place, or null",
    ),
    sharedUrl: placePicture(
      { nb: "Bilde når sider deles", en: "Picture of shared pages", de: "Bild geteilter Seiten" },
      "is shown where a page is shared that has no picture of its own",
    ),
    bearing: optionalNumber(
      { nb: "Retning til landemerket", en: "Bearing of the landmark", de: "Peilung der Landmarke" },
      {
        most: 359,
        about: "The landmark’s bearing in degrees from north; null for a drawing without degrees below it",
        hint: {
          nb: "I grader fra nord, som på et kart: øst er 90. Uten står det ingen grader under tegningen.",
          en: "In degrees from north, as on a chart: east is 90. Without it there are no degrees below the drawing.",
          de: "In Grad von Nord, wie auf einer Karte: Ost ist 90. Ohne stehen unter der Zeichnung keine Gradzahlen.",
        },
      },
    ),
  },
});
export type ViewValues = ValuesOf<typeof siteViewKind>;
export type StaffView = AnswerOf<typeof siteViewKind>;
export type StoredView = StoredOf<typeof siteViewKind>;
