import { Icon } from "#src/ui/icon.tsx";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
}

export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className="search-field block icons-20">
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
