import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { photoText } from "#src/features/photos/photo.text.ts";
import { localizePhoto, photoHref, type Photo } from "#src/features/photos/photo.ts";
import { srcset } from "#src/features/photos/pictures/picture-address.ts";

interface Props {
  previous: Photo | undefined;
  next: Photo | undefined;
  /** Counted from 1. */
  place: number;
  count: number;
  language: Language;
}

/** The ways from a photo to its neighbours, and its place among all. */
export function PhotoSteps({ previous, next, place, count, language }: Props) {
  const text = photoText[language];
  return (
    <nav className="photo-steps" aria-label={text.steps}>
      {previous && <Step to={previous} rel="prev" icon="left" label={text.previous} language={language} />}
      <p>{text.place(place, count)}</p>
      {next && <Step to={next} rel="next" icon="right" label={text.next} language={language} />}
    </nav>
  );
}

interface StepProps {
  to: Photo;
  rel: "prev" | "next";
  icon: string;
  label: (title: string) => string;
  language: Language;
}

/** From `data-srcset` the page's script knows what to fetch ahead. */
function Step({ to, rel, icon, label, language }: StepProps) {
  const { words, language: actual } = localizePhoto(to, language);
  return (
    <a className="button on-band" href={photoHref(to.id, language)} rel={rel} data-srcset={srcset(to, "jpg")}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {label("")}
        <span lang={langAttribute(actual, language)}>{words.title}</span>
      </span>
    </a>
  );
}
