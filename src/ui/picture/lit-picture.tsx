/** A drawing in the light of the hour, and the one at night for the dark colour scheme; paths of source files. */
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

/** A drawing; it decorates unless it says what it shows. */
export function LitPicture({ of: { light, dark }, assetUrl, className, alt = "", ...image }: Props) {
  return (
    <picture className={className}>
      <source media="(prefers-color-scheme: dark)" srcSet={assetUrl(dark)} />
      <img src={assetUrl(light)} alt={alt} {...image} />
    </picture>
  );
}
