export interface IconFile {
  file: string;
  /** How wide a PNG is, in pixels. */
  pixels?: number;
  /** Rounded, or to every edge; of one that is cut, phones may leave no more than a circle. */
  ground: "rounded" | "whole" | "cut";
}

/** TABLE  the icons by which browsers and phones show the site; phones take no SVG for what lies among their programs. */
export const iconFiles = {
  vector: { file: "favicon.svg", ground: "rounded" },
  small: { file: "icon-192.png", pixels: 192, ground: "rounded" },
  large: { file: "icon-512.png", pixels: 512, ground: "rounded" },
  maskable: { file: "icon-maskable.png", pixels: 512, ground: "cut" },
  // iOS puts black where an icon is transparent, and rounds it by itself.
  touch: { file: "icon-touch.png", pixels: 180, ground: "whole" },
} as const satisfies Record<string, IconFile>;
export type IconName = keyof typeof iconFiles;

/** An icon's drawing is a square of so many units. */
export const iconUnits = 48;

/** Something for each icon. */
export function eachIcon<Each>(make: (icon: IconFile, name: IconName) => Each): Record<IconName, Each> {
  const entries = Object.entries(iconFiles) as [IconName, IconFile][];
  return Object.fromEntries(entries.map(([name, icon]) => [name, make(icon, name)])) as Record<
    IconName,
    Each
  >;
}
