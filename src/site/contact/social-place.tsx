import { consentAnchor } from "#src/features/consent/consent.ts";
import { ownSource, type SocialFrame } from "#src/features/identity/social-frame.ts";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText } from "#messages/site";

interface Props {
  isAllowed: boolean;
  /** The page in the social media. */
  url: string;
  posts: SocialFrame;
  language: Language;
}

/** Shows our posts to visitors who have agreed to it, and tells the others why they aren't shown. */
export function SocialPlace({ isAllowed, language, ...page }: Props) {
  const text = homeText[language].social;
  if (isAllowed) return <Posts {...page} language={language} />;
  return (
    <section className="section wrap" aria-labelledby="social">
      <div className="notice alert">
        <Icon name="alert" />
        <div>
          <h2 id="social">{text.heading}</h2>
          <p>{text.explanation}</p>
        </div>
        <a className="button danger" href={consentAnchor}>
          {text.openConsent}
        </a>
      </div>
    </section>
  );
}

/** What is framed is of another origin, and can't reach out to loosen this. */
const othersSandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** A page of the site itself runs no script here; it needs its origin for its style, and its links lead the window. */
const ownSandbox = "allow-same-origin allow-top-navigation-by-user-activation";

/**
 * A frame instead of the network's script: its content can't change our page or redirect it. It isn't told which page
 * it is on, and loads only when the visitor comes near it. Nobody can tell from outside that a frame stays empty, so the
 * words beneath are always there.
 */
function Posts({ url, posts, language }: Omit<Props, "isAllowed">) {
  const text = homeText[language].social;
  return (
    <section className="section wrap social" aria-labelledby="social">
      <div>
        <h2 id="social">{text.given}</h2>
        <p className="lead">{text.givenExplanation}</p>
        <p>
          <a className="button" href={url} rel="noopener">
            {text.visit}
            <Icon name="external" />
          </a>
        </p>
      </div>
      <figure>
        <iframe
          src={posts.src}
          title={text.frame}
          width={500}
          height={560}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={posts.source === ownSource ? ownSandbox : othersSandbox}
        />
        <figcaption>
          {text.emptyFrame}{" "}
          <a href={url} rel="noopener">
            {new URL(url).host}
          </a>
        </figcaption>
      </figure>
    </section>
  );
}
