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
  plus: "M12 5v14M5 12h14",
  chevron: "M9 6l6 6-6 6",
  dash: "M7 12h10",
  fault: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v6M12 16.5v.5",
  more: "M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2",
  grip: "M9 5v2M9 11v2M9 17v2M15 5v2M15 11v2M15 17v2",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5",
  upload: "M12 16V4M7 9l5-5 5 5M4 15v5h16v-5",
  translate: "M3 5h11M8.500 3v2M12 5c-1 5-4 8-8 10M6 9c1.500 3 4 5 6 6M12 21l4.500-11L21 21M13.700 17h5.600",
  mark: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M6 14l6-7 6 7M5.5 16.5c2 1.4 4.300 1.400 6.500 0s4.500-1.400 6.500 0",
  up: "M6 15l6-6 6 6",
  mail: "M3 5h18v14H3zM3 7l9 6 9-6",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  reply: "M10 6l-6 6 6 6M4 12h10a6 6 0 0 1 6 6v1",
  star: "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900L3.500 9.700l5.900-.8z",
  archive: "M3 4h18v5H3zM5 9v11h14V9M10 13h4",
  note: "M5 4h14v11l-5 5H5zM14 20v-5h5M8.500 9h7M8.500 13h4",
  download: "M12 4v12M7 11l5 5 5-5M4 15v5h16v-5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.500 20.500c.8-4 3.600-6 7.500-6s6.700 2 7.500 6",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
  "staff-start": "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  "staff-messages": "M4 10v4h3l7 5V5L7 10zM17.500 9a4 4 0 0 1 0 6",
  "staff-inbox": "M4 5h16v14H4zM4 13h4.500a3.500 3.500 0 0 0 7 0H20",
  "staff-news": "M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.500 9h6M7.500 12.500h6M7.500 16h4",
  "staff-photos": "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01",
  "staff-priceLists": "M12 3H4v8l9 9 8-8zM8 8h.01",
  "staff-content": "M6 3h8l5 5v13H6zM14 3v5h5M9.500 13h6M9.500 17h6",
  "staff-translations":
    "M3 5h11M8.500 3v2M12 5c-1 5-4 8-8 10M6 9c1.500 3 4 5 6 6M12 21l4.500-11L21 21M13.700 17h5.600",
  "staff-history": "M4 4.500v5h5M4.300 9.500A8.500 8.500 0 1 1 3.500 13.500M12 8v5l3.500 2",
  "staff-settings": "M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.500V12l3.500 2",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7v.5",
  retry: "M20 12a8 8 0 1 1-2.500-5.800M20 3.500V9h-5.500",
  pencil: "M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500l3.500 3.500",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  eye: "M2.500 12c2.500-4.500 6-6.500 9.500-6.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500s-7-2-9.500-6.500M12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  webcam:
    "M12 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M9 16.500 7.500 21h9L15 16.500",
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
    <svg className="icon" viewBox="0 0 15 15" aria-hidden="true">
      <path d={filled} fillRule="evenodd" />
    </svg>
  ) : (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
