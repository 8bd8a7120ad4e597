import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

interface DialogProps {
  heading: string;
  isOpen: boolean;
  /** Called on Escape or on a press outside the dialog. Omitted when the user must press a button. */
  onClose?: () => void;
  role?: "dialog" | "alertdialog";
  /** True for a dialog as tall as the window allows. The content decides which part scrolls. */
  isTall?: boolean;
  children: ReactNode;
}

export function Dialog({ heading, isOpen, onClose, role = "dialog", isTall = false, children }: DialogProps) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose?.()}
    >
      <Modal className={isTall ? "sheet tall" : "sheet"}>
        <AriaDialog role={role}>
          <Heading slot="title">{heading}</Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
