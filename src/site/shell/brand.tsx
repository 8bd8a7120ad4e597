import type { Mark } from "#src/campsite/look/mark.server.ts";

function HouseMark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path fill="currentColor" d="M4 31L22 7.5q1-1.1 2 0L42 31H30.5L23 20.6 15.5 31z" />
      <path stroke="currentColor" strokeWidth="2.4" d="M7 35.4h32M12 40h22M17 44.6h12" />
      <circle fill="var(--sun)" cx="38" cy="9" r="5" />
    </svg>
  );
}

/** The campsite's mark and name: on one line above `line`, or in two lines, split at the first space. */
export function Brand({ name, mark, line }: { name: string; mark: Mark | undefined; line?: string }) {
  return (
    <>
      {mark ? (
        <img className="own-mark" src={mark.url} alt="" width={mark.width} height={mark.height} />
      ) : (
        <HouseMark />
      )}
      <span className="brand-name">
        {line ? name : <TwoLines text={name} />}
        {line && <small className="block gap-above-4 on-band-quiet regular size-16 lines-13">{line}</small>}
      </span>
    </>
  );
}

function TwoLines({ text }: { text: string }) {
  const space = text.indexOf(" ");
  if (space < 0) return text;
  return (
    <>
      {text.slice(0, space)}
      <br />
      {text.slice(space + 1)}
    </>
  );
}
