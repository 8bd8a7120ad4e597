import type { ShouldRevalidateFunction } from "react-router";

const unsavedForms = new Set<object>();
let includesForm = false;

/** Reloads an open form only for another address or in `revalidateWithForm`. A failed reload would lose input. */
export const shouldRevalidateForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  (includesForm && unsavedForms.size === 0);

/** Marks a form as unsaved. @returns a function that removes the mark */
export function markUnsaved(): () => void {
  const form = {};
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/** Reloads the data of the screen, including the data of an open form if it has no unsaved input. */
export async function revalidateWithForm(revalidate: () => Promise<void>): Promise<void> {
  includesForm = true;
  try {
    await revalidate();
  } finally {
    includesForm = false;
  }
}
