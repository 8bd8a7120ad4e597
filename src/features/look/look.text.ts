import type { Label } from "#src/resource/field.ts";

/** What staff read at the colours. */
export const lookText = {
  mainHint: {
    nb: "Båndet øverst, lenkene og knappene. Uten er den husets egen, blågrønn.",
    en: "The band at the top, links and buttons. Without it, it is the house’s own, a blue-green.",
    de: "Das Band oben, Links und Schaltflächen. Sonst ist es die des Hauses, ein Blaugrün.",
  },
  accentHint: {
    nb: "Det som skal legges merke til: Bestill, og lyset mot det mørke båndet. Uten er den husets egen.",
    en: "What should be noticed: Book, and the light on the dark band. Without it, it is the house’s own.",
    de: "Was auffallen soll: Buchen, und das Licht auf dem dunklen Band. Sonst ist es die des Hauses.",
  },
} satisfies Record<string, Label>;
