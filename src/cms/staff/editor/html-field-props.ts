import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import type { ChangedSince } from "./changed-places.ts";

/** A picture that the user has chosen for a text. */
export interface PickedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface HtmlFieldProps {
  label: string;
  name: string;
  /** Allowed HTML, or "". */
  value: string;
  onChange(html: string): void;
  onBlur?: () => void;
  hint?: ReactNode;
  fault?: string | undefined;
  /** The language of the text, such as "nb-NO". */
  lang: string;
  isRequired?: boolean;
  isOptional?: boolean;
  /** Lets the user choose a picture from the library. Without it there is no picture tool. */
  pickPicture?: (() => Promise<PickedPicture | undefined>) | undefined;
  /** Marks the changes since the translation. */
  changed?: ChangedSince | undefined;
}

/** A text whose editor shares a toolbar. */
export interface GroupedEditor {
  editor: Editor;
  /** The language of the text, such as "nb-NO". */
  lang: string;
  /** Undefined when no pictures can be chosen. */
  pickPicture: (() => Promise<PickedPicture | undefined>) | undefined;
}

/** The open popover of a tool. */
export type OpenPopover = "link" | "picture" | "liveValue" | undefined;
