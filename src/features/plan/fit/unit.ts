import { surfaces } from "#src/features/plan/plan-schemas.ts";

/** The size of a vehicle with its drawbar and awning, in centimetres, and the guest's other needs. */
export interface Unit {
  length: number;
  width: number;
  /** 0 for guests who need no power. */
  ampere: number;
  /** Undefined for guests who accept any surface. */
  ground: Exclude<(typeof surfaces)[number], "unsaid"> | undefined;
}

/** A need of a unit that a pitch can fail to meet. */
export type Need = keyof Unit;

/** The query of the page. `length` and `width` are metres. */
export const fitQuery = {
  field: "length",
  others: ["width", "ampere", "ground"],
  order: "sort",
  maxLength: 12,
  perMinute: 30,
  faultsOf,
} as const;

/** The width of a vehicle without an awning, and the widths that awnings add, in centimetres. */
export const vehicleWidth = 250;
export const awningWidths = { none: 0, sunshade: 200, awning: 250, large: 300 } as const;

/** A vehicle that is too long by at most this many centimetres may fit without its drawbar. */
export const longestDrawbar = 150;

const limits = { length: [100, 3000], width: [100, 2000] } as const;

/** Reads metres such as "7,5", "7.50" or "7,5 m". @returns centimetres, or undefined for anything else */
export function readMetres(typed: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*m?$/i.exec(typed.normalize("NFKC").trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : undefined;
}

type Values = Readonly<Record<string, string>>;

/** Returns the fields that have a fault. An absent field stands for no need, except for the length. */
function faultsOf(values: Values): Record<string, string> {
  const isWithin = (field: keyof typeof limits, typed: string) => {
    const metres = readMetres(typed);
    return metres !== undefined && metres >= limits[field][0] && metres <= limits[field][1];
  };
  const { length = "", width, ampere, ground } = values;
  return {
    ...(!isWithin("length", length) && { length: "length" }),
    ...(width && !isWithin("width", width) && { width: "width" }),
    ...(ampere && !/^\d{1,3}$/.test(ampere) && { ampere: "ampere" }),
    ...(ground && !isSurface(ground) && { ground: "ground" }),
  };
}

const isSurface = (typed: string): typed is (typeof surfaces)[number] =>
  (surfaces as readonly string[]).includes(typed);

/** Reads values without faults. */
export const readUnit = ({ length = "", width, ampere, ground = "" }: Values): Unit => ({
  length: readMetres(length)!,
  width: width ? readMetres(width)! : vehicleWidth,
  ampere: Number(ampere ?? 0),
  ground: isSurface(ground) && ground !== "unsaid" ? ground : undefined,
});

/** Returns the query for a unit. Metres have a point: "7.5". */
export const queryOf = ({ length, width, ampere, ground }: Unit, sort?: string): string =>
  String(
    new URLSearchParams({
      length: String(length / 100),
      width: String(width / 100),
      ampere: String(ampere),
      ground: ground ?? "",
      ...(sort && { sort }),
    }),
  );
