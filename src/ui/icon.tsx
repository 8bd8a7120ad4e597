import { pictograms } from "./pictograms.ts";

/** Signs of the interface as path data: lines, in a box of 24. */
const lines: Record<string, string> = {
  right: "M4 12h16M14 6l6 6-6 6",
  left: "M20 12H4M10 6l-6 6 6 6",
  down: "M6 9l6 6 6-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  phone: "M7 3 4 5c0 9 6 15 15 15l2-3-4.5-3.5L14 15.5a12 12 0 0 1-5.5-5.5l2-2.5z",
  pause: "M9 5v14M15 5v14",
  play: "M8 5l11 7-11 7z",
  check: "M4 12.5 9.5 18 20 7",
  alert: "M12 4 2.5 20h19zM12 9.5v5M12 16v1.8",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7v.5",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  season: "M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5",
  card: "M3 5h18v14H3zM6.5 15h4M14 9.5a4 4 0 0 1 0 5M17 7.5a8 8 0 0 1 0 9",
  wifi: "M2.5 9a14 14 0 0 1 19 0M5.7 12.7a9.3 9.3 0 0 1 12.6 0M9 16.3a4.5 4.5 0 0 1 6 0M12 20v.2",
  size: "M4 13v7h7M20 11V4h-7M4 20 20 4",
  departure: "M13 4H5v16h8M10 12h11M16 7l5 5-5 5",
  shower: "M4 21V7a4 4 0 0 1 8 0v2M7 12a5 5 0 0 1 10 0zM9 15.5v2M12 15.5v4.5M15 15.5v2",
};

/** A sign or pictogram in the text's colour. It decorates: words beside it, or the control's name, say what it means. */
export function Icon({ name }: { name: string }) {
  const filled = pictograms[name];
  return filled ? (
    <svg
      className="icon"
      viewBox="0 0 15 15"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<path d="${filled}" fill-rule="evenodd"/>` }}
    />
  ) : (
    <svg
      className="icon line"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<path d="${lines[name]}"/>` }}
    />
  );
}
