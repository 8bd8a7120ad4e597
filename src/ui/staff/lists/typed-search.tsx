import { useEffect, useRef, useState, type ReactNode } from "react";
import { SearchField } from "./search-field.tsx";

/** How long to wait for the next key before the server is asked. */
const idleMilliseconds = 200;

interface Props {
  label: string;
  /** The search that the address names. */
  value: string;
  /** Called when typing has paused. */
  onSearch(value: string): void;
  /** Beside the field while it is empty. */
  children?: ReactNode;
}

/** Searches while the user types. What is typed stays while the address changes; Back or a link replaces it. */
export function TypedSearch({ label, value, onSearch, children }: Props) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== seen) {
    setSeen(value);
    if (value !== asked) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAsked(next.trim());
      onSearch(next.trim());
    }, idleMilliseconds);
  };
  return (
    <>
      <SearchField label={label} value={typed} onChange={search} />
      {typed === "" && children}
    </>
  );
}
