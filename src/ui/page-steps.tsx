import { Icon } from "./icon.tsx";

interface Step {
  href: string;
  label: string;
}

interface Props {
  label: string;
  previous: Step | undefined;
  next: Step | undefined;
  /** The position in the list, such as "2 av 7". */
  place?: string | undefined;
}

export function PageSteps({ label, previous, next, place }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="spread loose gap-above-48" aria-label={label}>
      {previous && (
        <a className="button" href={previous.href} rel="prev">
          <Icon name="left" />
          {previous.label}
        </a>
      )}
      {place && <p className="quiet figures">{place}</p>}
      {next && (
        <a className="button push" href={next.href} rel="next">
          {next.label}
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
