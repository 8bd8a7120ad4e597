import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

interface DialogProps {
  heading: string;
  isOpen: boolean;
  /** Escape or a press outside; left out where one of the buttons must be pressed. */
  onClose?: () => void;
  /** "alertdialog" interrupts to ask something. */
  role?: "dialog" | "alertdialog";
  /** As large as the window allows, whatever is in it; its content says which part of it scrolls. */
  isTall?: boolean;
  children: ReactNode;
}

/** A dialog over the screen; a sheet from below on a phone. Focus goes in, and back to where it was. */
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
