/** The source paths of a drawing: `light` for the current time of day, and `dark` for the dark colour scheme. */
export interface LitDrawing {
  light: string;
  dark: string;
}

interface Props {
  of: LitDrawing;
  width: number;
  height: number;
  assetUrl: (source: string) => string;
  className?: string;
  alt?: string;
  loading?: "lazy";
  fetchPriority?: "high";
}

/** Renders a drawing. Without an alternative text, it is decorative. */
export function LitPicture({ of: { light, dark }, assetUrl, className, alt = "", ...image }: Props) {
  return (
    <picture className={className}>
      <source media="(prefers-color-scheme: dark)" srcSet={assetUrl(dark)} />
      <img src={assetUrl(light)} alt={alt} {...image} />
    </picture>
  );
}
