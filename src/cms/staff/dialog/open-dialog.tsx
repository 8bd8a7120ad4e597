import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { staffText } from "#messages/staff";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

export interface DialogProps {
  heading: string;
  /**
   * Called on Escape, a press outside and the close button. Omitted when the user must press a button in `children`.
   */
  onClose?: () => void;
  role?: "dialog" | "alertdialog";
  /** True for a dialog that is as tall as the window allows. The content decides which part scrolls. */
  isTall?: boolean;
  hasCloseButton?: boolean;
  children: ReactNode;
}

/** Renders an open dialog. To close the dialog, stop rendering it. */
export function OpenDialog({
  heading,
  onClose,
  role = "dialog",
  isTall = false,
  hasCloseButton = false,
  children,
}: DialogProps) {
  const text = staffText[useStaff().language];
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose?.()}
    >
      <Modal className={isTall ? "sheet rounded framed tall" : "sheet rounded framed"}>
        <AriaDialog className="stack apart" role={role}>
          <Heading slot="title">{heading}</Heading>
          {hasCloseButton && (
            <button
              type="button"
              className="icon-button dialog-close icons-20"
              aria-label={text.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
