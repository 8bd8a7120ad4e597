import { Icon, type IconName } from "#src/ui/icon.tsx";

/** A fact that guests look for: "Ro" "fra 23 til 07". */
export interface FactShown {
  icon: IconName;
  label: string;
  value: string;
  /** The address that the value links to, as a phone number does. */
  href?: string | undefined;
  /** Set when the words aren't in the page's language. */
  lang?: string | undefined;
}

/** The facts that guests look for on a page, before its text. */
export function Facts({ facts }: { facts: FactShown[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`facts facts-${columnsFor(facts.length)}`}>
      {facts.map(({ icon, label, value, href, lang }) => (
        <div key={label} lang={lang}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number of columns that leaves the last row fullest: 3, 4 or 5 on a wide page. */
function columnsFor(count: number): number {
  const spare = (columns: number) => (columns - (count % columns)) % columns;
  return [4, 3, 5].reduce((best, columns) => (spare(columns) < spare(best) ? columns : best));
}
