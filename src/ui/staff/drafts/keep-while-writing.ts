import type { ShouldRevalidateFunction } from "react-router";

const unsavedForms = new Set<object>();
let isFormWanted = false;

/**
 * For every screen with a form: while it is open its data isn't loaded again, whatever else is. An error, or a
 * resource that somebody else has deleted, would take away what is being written.
 */
export const keepWhileWriting: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  (isFormWanted && unsavedForms.size === 0);

/** Marks a form as unsaved. @returns a function that undoes this */
export function markUnsaved(): () => void {
  const form = {};
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/**
 * Loads the screen's data again, also the form's when nothing in it is unsaved. For changes that the user makes to
 * the resource from outside the form.
 */
export async function fetchWithForm(revalidate: () => Promise<void>): Promise<void> {
  isFormWanted = true;
  try {
    await revalidate();
  } finally {
    isFormWanted = false;
  }
}
