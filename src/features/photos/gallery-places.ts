/** How a thumbnail lies in the gallery's two layouts. */
interface GalleryPlace {
  /** For gallery.css. */
  name: string;
  /** How wide it is shown, as `sizes` has it. */
  sizes: string;
}

/*
 * gallery.css in the words of `sizes`: the window less the margins and gaps, divided by the columns.
 * Below 800 px the margins and the gap are 0.5rem; from there they grow with the window, until the content is 74rem wide.
 */
const onPhone = { small: "calc(50vw - 0.75rem)", wide: "calc(100vw - 1rem)" };
const onDesk = {
  small: "min(calc(33.3vw - 2.3rem), 23.7rem)",
  large: "min(calc(66.7vw - 3.4rem), 48.9rem)",
  row: "min(calc(100vw - 4.5rem), 74rem)",
};

/**
 * The place of a thumbnail. On a phone every third goes across two columns; on a desk every sixth takes two columns and
 * two rows, of three. The last one fills what would be left empty.
 * @param index counted from 0
 */
export function placeOf(index: number, count: number): GalleryPlace {
  const isLast = index === count - 1;
  const isWide = index % 3 === 0 || (isLast && index % 3 === 1);
  const desk = deskShape(index % 6, isLast);
  return {
    name: [isWide && "wide", desk, desk === "large" && index % 12 === 6 && "at-end"]
      .filter(Boolean)
      .join(" "),
    sizes: `(min-width: 800px) ${onDesk[widthOf[desk]]}, ${isWide ? onPhone.wide : onPhone.small}`,
  };
}

type DeskShape = "small" | "large" | "row" | "tall" | "broad";

/** A tall one shows the middle of a picture that would be as wide as a large one. */
const widthOf = { small: "small", large: "large", row: "row", tall: "large", broad: "large" } as const;

function deskShape(inSix: number, isLast: boolean): DeskShape {
  if (isLast && (inSix === 0 || inSix === 3)) return "row";
  if (isLast && inSix === 1) return "tall";
  if (isLast && inSix === 4) return "broad";
  return inSix === 0 ? "large" : "small";
}
