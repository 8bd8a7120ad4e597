/** Source paths of a drawing and of its night version for the dark colour scheme. */
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

/** A drawing. It is decorative unless it has an alternative text. */
export function LitPicture({ of: { light, dark }, assetUrl, className, alt = "", ...image }: Props) {
  return (
    <picture className={className}>
      <source media="(prefers-color-scheme: dark)" srcSet={assetUrl(dark)} />
      <img src={assetUrl(light)} alt={alt} {...image} />
    </picture>
  );
}
