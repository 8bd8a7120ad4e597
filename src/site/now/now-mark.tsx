import { Icon, type IconName } from "#src/ui/icon.tsx";
import type { NowPart } from "#src/campsite/now/now-part.ts";

export function NowMark({ part: { icon } }: { part: NowPart }) {
  if (icon === null) return null;
  const isStruck = icon.endsWith("-off");
  return (
    <span className={isStruck ? "now-mark struck" : "now-mark"} aria-hidden="true">
      {icon === "warning" ? <Triangle /> : <Icon name={icon.replace(/-off$/, "") as IconName} />}
    </span>
  );
}

/** Renders a warning triangle. CSS fills it with the colour of the part's level. */
function Triangle() {
  return (
    <svg className="icon" viewBox="0 0 24 24">
      <path className="now-level" d="M12 3 2 20.5h20z" />
      <path d="M12 9.5v5M12 16.7v1.6" />
    </svg>
  );
}
