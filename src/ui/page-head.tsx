import type { ReactNode } from "react";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { pageHeadText } from "#messages/ui";

type AssetUrl = (source: string) => string;

interface BandProps {
  /** Reduces the height of the head: phones show no breadcrumbs, and the introduction is beside the title. */
  isCompact?: boolean;
  crumbs: Crumb[];
  language: Language;
  assetUrl: AssetUrl;
  children?: ReactNode;
}

/** Renders the dark head of all pages except the home page. Without `children`, its height is reduced. */
export function Band({ crumbs, language, assetUrl, isCompact = false, children }: BandProps) {
  return (
    <div className={`page-head band ${isCompact ? "compact" : children ? "" : "low"}`}>
      <img
        className="contours unprinted"
        src={assetUrl("drawings/contours-band.svg")}
        alt=""
        width={1280}
        height={420}
        fetchPriority="low"
      />
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={language} isCompact={isCompact} />
        {children}
      </div>
    </div>
  );
}

interface StripProps {
  of: LitDrawing;
  photo?: PictureSource | undefined;
  assetUrl: AssetUrl;
}

export function Strip({ of, photo, assetUrl }: StripProps) {
  return (
    <PlacePicture
      className="strip fill block unprinted"
      photo={photo}
      drawing={of}
      width={1280}
      height={168}
      sizes="100vw"
      isFirst
      isWide
      assetUrl={assetUrl}
    />
  );
}

interface Props extends BandProps {
  title: string;
  lead?: string;
  wordsIn?: Language;
  strip?: LitDrawing;
  photo?: PictureSource | undefined;
}

export function PageHead({ title, lead, wordsIn, strip, photo, children, ...band }: Props) {
  const { language, assetUrl } = band;
  const lang = wordsIn && langAttribute(wordsIn, language);
  return (
    <>
      <Band {...band}>
        <h1 lang={lang}>{title}</h1>
        {lead && (
          <p className={`lead on-band-quiet gap-above-${band.isCompact ? 4 : 12}`} lang={lang}>
            {lead}
          </p>
        )}
        {wordsIn && <OnlyInNorwegian wordsIn={wordsIn} language={language} className="gap-above-16" />}
        {children}
      </Band>
      {strip && <Strip of={strip} photo={photo} assetUrl={assetUrl} />}
      <div className="minute-scale" />
    </>
  );
}

interface NorwegianProps {
  wordsIn: Language;
  language: Language;
  className?: string;
}

export function OnlyInNorwegian({ wordsIn, language, className = "" }: NorwegianProps) {
  return wordsIn === language ? null : (
    <p>
      <span className={`tag ${className}`}>{pageHeadText[language].onlyInNorwegian}</span>
    </p>
  );
}
