interface Props {
  id?: string;
  name: string;
  value: string;
  /** Moves focus on to the element that the user really writes in. */
  onFocus: () => void;
}

/** Stands in for a field that isn't a single input: has its name and value, and passes focus on. */
export function FieldAnchor(props: Props) {
  return <input className="field-anchor" readOnly tabIndex={-1} aria-hidden="true" {...props} />;
}
