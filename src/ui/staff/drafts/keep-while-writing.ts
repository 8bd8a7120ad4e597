import type { ShouldRevalidateFunction } from "react-router";

const unsavedForms = new Set<object>();
let isFormWanted = false;

/**
 * For every screen with a form: while it is open it isn't fetched again, whatever is looked at again meanwhile. A
 * failure, or what somebody else has deleted, would take away what is being written.
 */
export const keepWhileWriting: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  (isFormWanted && unsavedForms.size === 0);

/** Says that a form has something that isn't saved. @returns what takes that back */
export function markUnsaved(): () => void {
  const form = {};
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/** Fetches the screen anew with its form, unless something in it isn't saved: one has changed it oneself from elsewhere. */
export async function fetchWithForm(revalidate: () => Promise<void>): Promise<void> {
  isFormWanted = true;
  try {
    await revalidate();
  } finally {
    isFormWanted = false;
  }
}
