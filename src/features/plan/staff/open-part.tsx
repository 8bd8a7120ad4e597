import type { ReactNode } from "react";

interface Props {
  isOpen: boolean;
  onOpen(): void;
  summary: string;
  children: ReactNode;
}

export function OpenPart({ isOpen, onOpen, summary, children }: Props) {
  return (
    <details
      className="plan-part"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && !isOpen && onOpen()}
    >
      <summary className="row quiet touch">{summary}</summary>
      {isOpen && children}
    </details>
  );
}
