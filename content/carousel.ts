import type { Translated } from "./translated.ts";
export const contentBlocks: { id: number; name: string; images: { drawing: string; sortorder: number; text: Translated<{ title: string; subtitle: string }> }[] }[] = [];
