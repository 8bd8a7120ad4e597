import { lazy, Suspense } from "react";
import type { DialogProps } from "./open-dialog.tsx";

const OpenDialog = lazy(async () => ({ default: (await import("./open-dialog.tsx")).OpenDialog }));

/** Renders a dialog. Lists load the dialog's code (17 KB) when the first dialog opens. Forms load this code at once. */
export function Dialog({ isOpen, ...props }: DialogProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}
