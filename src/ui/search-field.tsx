import { Icon } from "./icon.tsx";

interface Props {
  id: string;
  /** The name of the field for screen readers. */
  label: string;
  button: string;
  action: string;
  name: string;
  maxLength: number;
  value?: string;
  placeholder?: string;
  /** The id of the sentence about a fault. */
  fault?: string | undefined;
  className?: string;
}

/** Renders a search field with a button. The browser sends the form by GET. */
export function SearchField({ id, label, button, action, fault, value, className = "", ...input }: Props) {
  return (
    <search className={`search-field ${className}`}>
      <form action={action}>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault}
          {...input}
        />
        <button className="button sun">{button}</button>
      </form>
    </search>
  );
}
