export interface IconFile {
  file: string;
  pixels?: number;
  /** Phones may crop an icon of the type "cut" to a circle. */
  ground: "rounded" | "whole" | "cut";
}

/** TABLE  the icons for browsers and phones. Phones accept no SVG as the icon of an installed app. */
export const iconFiles = {
  vector: { file: "favicon.svg", ground: "rounded" },
  small: { file: "icon-192.png", pixels: 192, ground: "rounded" },
  large: { file: "icon-512.png", pixels: 512, ground: "rounded" },
  maskable: { file: "icon-maskable.png", pixels: 512, ground: "cut" },
  // iOS fills transparent areas with black, and rounds the corners itself.
  touch: { file: "icon-touch.png", pixels: 180, ground: "whole" },
} as const satisfies Record<string, IconFile>;
export type IconName = keyof typeof iconFiles;

export const iconUnits = 48;

export function eachIcon<Each>(make: (icon: IconFile, name: IconName) => Each): Record<IconName, Each> {
  const entries = Object.entries(iconFiles) as [IconName, IconFile][];
  return Object.fromEntries(entries.map(([name, icon]) => [name, make(icon, name)])) as Record<
    IconName,
    Each
  >;
}
