import { Icon, type IconName } from "#src/ui/icon.tsx";

export interface FactItem {
  icon: IconName;
  label: string;
  value: string;
  href?: string | undefined;
  /** The language of the words. Undefined means the page's language. */
  lang?: string | undefined;
}

export function Facts({ facts }: { facts: FactItem[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`facts board across link-icons facts-${columnsFor(facts.length)}`}>
      {facts.map(({ icon, label, value, href, lang }) => (
        <div key={label} lang={lang}>
          <dt className="row quiet small breaks hyphens lines-13">
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="figures heavy gap-above-4 lines-13">{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the number of columns on a wide page. It is the number from 3 to 5 with the fewest gaps in the last row. */
function columnsFor(count: number): number {
  const spare = (columns: number) => (columns - (count % columns)) % columns;
  return [4, 3, 5].reduce((best, columns) => (spare(columns) < spare(best) ? columns : best));
}
