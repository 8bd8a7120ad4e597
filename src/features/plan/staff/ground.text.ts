import { defineTexts } from "#src/i18n/texts.ts";

/** What the plan is drawn on, and how large that is. */
export const groundText = defineTexts({
  nb: {
    groundIs: (ground: string, width: number, height: number) => `Grunn: ${ground}, ${width} × ${height} m`,
    groundHint: "SVG, JPEG, PNG eller GIF. En SVG blir renset for alt annet enn streker, flater og tekst.",
    chooseGround: "Velg fil",
    replaceGround: "Bytt fil",
    sending: (name: string) => `Sender ${name}`,
    stop: "Stopp",
    notReceived: (name: string) => `${name} ble ikke lagt inn.`,
    wide: "Bredden på hele planen (m)",
    apart: "Avstanden mellom punktene (m)",
    scaleHint:
      "Det som er tegnet, blir stående på samme sted på kartet. Med «Mål» over tegningen trykker du på to punkter som du vet avstanden mellom.",
    setScale: "Sett målestokk",
    scaled: (width: number, height: number) => `Planen er nå ${width} × ${height} m.`,
    scaleBounds: (least: number, most: number) => `Planen må være mellom ${least} og ${most} m bred.`,
    north: "Nord (grader fra opp)",
    northHint: "0 når nord er opp, 90 når nord er til høyre.",
  },
  en: {
    groundIs: (ground, width, height) => `Ground: ${ground}, ${width} × ${height} m`,
    groundHint: "SVG, JPEG, PNG or GIF. An SVG is cleared of all but lines, areas and words.",
    chooseGround: "Choose a file",
    replaceGround: "Change the file",
    sending: (name) => `Sending ${name}`,
    stop: "Stop",
    notReceived: (name) => `${name} was not added.`,
    wide: "Width of the whole plan (m)",
    apart: "Distance between the points (m)",
    scaleHint:
      "What is drawn stays where it is on the map. With “Measure” above the drawing you press two points whose distance you know.",
    setScale: "Set the scale",
    scaled: (width, height) => `The plan is now ${width} × ${height} m.`,
    scaleBounds: (least, most) => `The plan must be between ${least} and ${most} m wide.`,
    north: "North (degrees from up)",
    northHint: "0 when north is up, 90 when north is to the right.",
  },
  de: {
    groundIs: (ground, width, height) => `Grundlage: ${ground}, ${width} × ${height} m`,
    groundHint: "SVG, JPEG, PNG oder GIF. Von einer SVG-Datei bleiben nur Linien, Flächen und Wörter.",
    chooseGround: "Datei wählen",
    replaceGround: "Datei wechseln",
    sending: (name) => `${name} wird gesendet`,
    stop: "Anhalten",
    notReceived: (name) => `${name} wurde nicht hinzugefügt.`,
    wide: "Breite des ganzen Plans (m)",
    apart: "Abstand der Punkte (m)",
    scaleHint:
      "Was gezeichnet ist, bleibt auf der Karte an seiner Stelle. Mit „Messen“ über der Zeichnung drücken Sie auf zwei Punkte, deren Abstand Sie kennen.",
    setScale: "Maßstab setzen",
    scaled: (width, height) => `Der Plan ist jetzt ${width} × ${height} m groß.`,
    scaleBounds: (least, most) => `Der Plan muss zwischen ${least} und ${most} m breit sein.`,
    north: "Norden (Grad von oben)",
    northHint: "0, wenn Norden oben ist, 90, wenn Norden rechts ist.",
  },
});
