interface Props {
  id?: string;
  name: string;
  value: string;
  /** Leads on to what is really written in. */
  onFocus: () => void;
}

/** Stands for a field that isn't one input: carries its name and value, and passes focus on. */
export function FieldAnchor(props: Props) {
  return <input className="field-anchor" readOnly tabIndex={-1} aria-hidden="true" {...props} />;
}
