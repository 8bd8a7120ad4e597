import { useEffect, useRef, useState, type ReactNode } from "react";
import { SearchField } from "./search-field.tsx";

/** The delay in milliseconds after the last key press, before the server is asked. */
const idleMilliseconds = 200;

interface Props {
  label: string;
  /** The search in the URL. */
  value: string;
  /** Called when the user pauses. */
  onSearch(value: string): void;
  /** Content beside the field while it is empty. */
  children?: ReactNode;
}

/** Searches while the user types. Typed text stays while the URL changes. The browser's Back or a link replaces it. */
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
