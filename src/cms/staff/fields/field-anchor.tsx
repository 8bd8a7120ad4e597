interface Props {
  id?: string;
  name: string;
  value: string;
  /** Moves focus to the element that the user actually edits. */
  onFocus: () => void;
}

/** An input that represents a composite field. It has the field's name and value, and passes its focus on. */
export function FieldAnchor(props: Props) {
  return <input className="field-anchor" readOnly tabIndex={-1} aria-hidden="true" {...props} />;
}
