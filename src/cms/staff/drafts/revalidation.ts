import type { ShouldRevalidateFunction } from "react-router";

const unsavedForms = new Set<object>();
let includesForm = false;

/** An open form isn't reloaded, because an error would discard the user's input. */
export const shouldRevalidateForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  (includesForm && unsavedForms.size === 0);

/** Marks a form as unsaved. @returns a function that undoes this */
export function markUnsaved(): () => void {
  const form = {};
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/** Reloads the screen's data, and the form's data unless it has unsaved input. */
export async function revalidateWithForm(revalidate: () => Promise<void>): Promise<void> {
  includesForm = true;
  try {
    await revalidate();
  } finally {
    includesForm = false;
  }
}
