/** A drawing in the hour's light, and the night that the dark colour scheme sees; sources of assets. */
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
  loading?: "lazy";
  fetchPriority?: "high";
}

/** A drawing that says nothing the text doesn't. */
export function LitPicture({ of: { light, dark }, assetUrl, className, ...image }: Props) {
  return (
    <picture className={className}>
      <source media="(prefers-color-scheme: dark)" srcSet={assetUrl(dark)} />
      <img src={assetUrl(light)} alt="" {...image} />
    </picture>
  );
}
