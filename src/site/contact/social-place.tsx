import { consentAnchor } from "#src/campsite/consent/consent.ts";
import { ownSource, type SocialFrame } from "#src/campsite/identity/social-frame.ts";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText } from "#messages/site";

interface Props {
  isAllowed: boolean;
  url: string;
  posts: SocialFrame;
  language: Language;
}

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

/** The sandbox for a page of another site. The framed page has another origin, so it can't remove the sandbox. */
const othersSandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The sandbox for the demo's page, which runs no script. The page needs its origin to load its styles. */
const ownSandbox = "allow-same-origin allow-top-navigation-by-user-activation";

/**
 * Shows the posts in a frame. The page doesn't load the social network's script, so the network can't change or
 * redirect the page. A text below the frame is always visible, because a page can't detect that a frame is empty.
 */
function Posts({ url, posts, language }: Omit<Props, "isAllowed">) {
  const text = homeText[language].social;
  return (
    <section className="section wrap columns social" aria-labelledby="social">
      <div>
        <h2 id="social">{text.given}</h2>
        <p className="lead gap-above-16">{text.givenExplanation}</p>
        <p className="gap-above-16">
          <a className="button" href={url} rel="noopener">
            {text.visit}
            <Icon name="external" />
          </a>
        </p>
      </div>
      <figure>
        <iframe
          className="board"
          src={posts.src}
          title={text.frame}
          width={500}
          height={560}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={posts.source === ownSource ? ownSandbox : othersSandbox}
        />
        <figcaption className="quiet small gap-above-8">
          {text.emptyFrame}{" "}
          <a href={url} rel="noopener">
            {new URL(url).host}
          </a>
        </figcaption>
      </figure>
    </section>
  );
}
