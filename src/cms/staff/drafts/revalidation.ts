import type { ShouldRevalidateFunction } from "react-router";

const unsavedForms = new Set<object>();
let includesForm = false;

/**
 * Prevents reloading the data of a form screen while it is open. An error, or the removal of the resource by somebody
 * else, would otherwise discard the user's input.
 */
export const shouldRevalidateForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  (includesForm && unsavedForms.size === 0);

/** Marks a form as unsaved. @returns a function that undoes this */
export function markUnsaved(): () => void {
  const form = {};
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/**
 * Reloads the screen's data, and the form's data too when nothing in it is unsaved. Use it after the user changes the
 * resource from outside the form.
 */
export async function revalidateWithForm(revalidate: () => Promise<void>): Promise<void> {
  includesForm = true;
  try {
    await revalidate();
  } finally {
    includesForm = false;
  }
}
