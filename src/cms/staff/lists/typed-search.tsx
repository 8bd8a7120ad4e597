import { useEffect, useRef, useState, type ReactNode } from "react";
import { SearchField } from "./search-field.tsx";

const idleMilliseconds = 200;

interface Props {
  label: string;
  value: string;
  onSearch(value: string): void;
  children?: ReactNode;
}

/** A search field that keeps the typed text when the search changes the URL. Back and links replace the text. */
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
