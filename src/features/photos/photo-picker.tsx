import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { PickedPicture } from "#src/ui/staff/html-field.tsx";
import type { Photo } from "./photo.ts";

/** Not there yet. */
export function usePhotoPicker(): {
  pick: () => Promise<Photo | undefined>;
  pickPicture: (language: Language) => Promise<PickedPicture | undefined>;
  dialog: ReactNode;
} {
  return { pick: async () => undefined, pickPicture: async () => undefined, dialog: null };
}
