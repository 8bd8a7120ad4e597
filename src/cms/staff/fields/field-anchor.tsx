interface Props {
  id?: string;
  name: string;
  value: string;
  onFocus: () => void;
}

/** A hidden input that represents a field with several controls. The input has that field's name and value. */
export function FieldAnchor(props: Props) {
  return <input className="field-anchor" readOnly tabIndex={-1} aria-hidden="true" {...props} />;
}
