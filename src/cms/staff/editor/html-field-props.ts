import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import type { ChangedSince } from "./changed-places.ts";

export interface PickedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface HtmlFieldProps {
  label: string;
  name: string;
  /** Allowed HTML, or "" for an empty text. */
  value: string;
  onChange(html: string): void;
  onBlur?: () => void;
  hint?: ReactNode;
  fault?: string | undefined;
  /** The language of the text, such as "nb-NO". */
  lang: string;
  isRequired?: boolean;
  isOptional?: boolean;
  /** Lets the user choose a picture from the library. Without this function, the editor has no picture tool. */
  pickPicture?: (() => Promise<PickedPicture | undefined>) | undefined;
  changed?: ChangedSince | undefined;
}

export interface GroupedEditor {
  editor: Editor;
  lang: string;
  pickPicture: (() => Promise<PickedPicture | undefined>) | undefined;
}

export type OpenPopover = "link" | "picture" | "liveValue" | undefined;
