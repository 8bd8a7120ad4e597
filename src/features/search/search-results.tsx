import type { FindableGroup } from "#src/campsite/findable.server.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { guestSearchText } from "#messages/guest-search";
import type { FoundInGroup, FoundItem } from "./guest-search.server.ts";
import { excerptOf, markHtml, piecesOf } from "./stems.ts";

export const groupId = (group: FindableGroup): string => `found-${group}`;

interface ItemProps {
  item: FoundItem;
  language: Language;
  assetUrl: AssetUrl;
}

export function BestAnswer({ item, language }: Omit<ItemProps, "assetUrl">) {
  const text = guestSearchText[language];
  return (
    <article className="board search-answer h2-26" id={groupId("answers")}>
      <div className="minute-scale" />
      <p className="quiet small">{text.answer}</p>
      <h2 lang={langAttribute(item.language, language)}>
        <Marked text={item.title} isHit={item.isHit} />
      </h2>
      <div
        className="prose gap-above-8 gap-below-8"
        lang={langAttribute(item.language, language)}
        dangerouslySetInnerHTML={{ __html: markHtml(item.html ?? "", item.isHit) }}
      />
      <a className="target" href={item.href}>
        {text.whole}
      </a>
    </article>
  );
}

export function ResultGroup({
  found: { group, count, items },
  ...props
}: { found: FoundInGroup } & Omit<ItemProps, "item">) {
  const text = guestSearchText[props.language];
  const Row = rows[group];
  const id = groupId(group);
  return (
    <section
      className="search-group gap-above-48 h2-33"
      id={group === "answers" ? undefined : id}
      aria-labelledby={`${id}-name`}
    >
      <div className="ends headline">
        <h2 id={`${id}-name`}>{group === "answers" ? text.moreAnswers : text.groups[group]}</h2>
        <span className="quiet figures">
          {items.length < count ? text.someOf({ shown: items.length, count }) : count}
        </span>
      </div>
      <ul className="breaks lines-14">
        {items.map((item) => (
          <Row key={item.id} item={item} {...props} />
        ))}
      </ul>
    </section>
  );
}

function TextRow({ item, language }: ItemProps) {
  return (
    <li className="positioned touch pad-16 line-below" lang={langAttribute(item.language, language)}>
      <Title item={item} />
      <Excerpt item={item} />
    </li>
  );
}

function DatedRow({ item, language }: ItemProps) {
  return (
    <li className="positioned touch pad-16 line-below">
      <p className="quiet small figures">{item.note}</p>
      <div lang={langAttribute(item.language, language)}>
        <Title item={item} />
        <Excerpt item={item} />
      </div>
    </li>
  );
}

function NewsRow({ item, language, assetUrl }: ItemProps) {
  return (
    <li className="search-with-picture positioned touch pad-16 line-below stack apart at-top">
      <div className="fill rounded">
        {item.picture ? (
          <Picture source={item.picture} sizes="7rem" alt="" />
        ) : (
          item.drawing && <img src={assetUrl(item.drawing)} alt="" width={1200} height={900} loading="lazy" />
        )}
      </div>
      <div>
        <p className="quiet small figures">{item.note}</p>
        <div lang={langAttribute(item.language, language)}>
          <Title item={item} />
          <Excerpt item={item} />
        </div>
      </div>
    </li>
  );
}

function PriceRow({ item, language }: ItemProps) {
  return (
    <li className="ends on-baseline positioned touch pad-16 line-below">
      <span lang={langAttribute(item.language, language)}>
        <a className="row-link" href={item.href}>
          <Marked text={item.title} isHit={item.isHit} />
        </a>{" "}
        {item.text && (
          <small className="quiet small">
            <Marked text={item.text} isHit={item.isHit} />
          </small>
        )}
      </span>
      <b className="figures display rigid size-21">{item.note}</b>
    </li>
  );
}

function PlaceRow({ item, language, assetUrl }: ItemProps) {
  return (
    <li className="search-sign link-icons positioned touch pad-16 line-below row loose">
      {item.sign ? (
        <svg className="icon" aria-hidden="true">
          <use href={`${assetUrl("drawings/site-plan.svg")}#${item.sign}`} />
        </svg>
      ) : (
        <Icon name="pin" />
      )}
      <div className="grow" lang={langAttribute(item.language, language)}>
        <Title item={item} />
        <p className="quiet small">
          <Marked text={item.text || (item.note ?? "")} isHit={item.isHit} />
        </p>
      </div>
      <Icon name="right" />
    </li>
  );
}

function DocumentRow({ item, language }: ItemProps) {
  return (
    <li className="search-sign link-icons positioned touch pad-16 line-below row loose at-top">
      <Icon name="staff-content" />
      <div className="grow">
        <div lang={langAttribute(item.language, language)}>
          <Title item={item} />
        </div>
        <p className="quiet small figures">{item.note}</p>
        <div lang={langAttribute(item.language, language)}>
          <Excerpt item={item} />
        </div>
      </div>
    </li>
  );
}

/** TABLE  for each group, the component that renders a result. */
const rows: Record<FindableGroup, typeof TextRow> = {
  answers: TextRow,
  pages: TextRow,
  news: NewsRow,
  events: DatedRow,
  prices: PriceRow,
  places: PlaceRow,
  documents: DocumentRow,
};

function Title({ item }: Pick<ItemProps, "item">) {
  return (
    <h3 className="size-21 lines-12">
      <a className="row-link plain" href={item.href}>
        <Marked text={item.title} isHit={item.isHit} />
      </a>
    </h3>
  );
}

function Excerpt({ item }: Pick<ItemProps, "item">) {
  return (
    <p className="small">
      <Marked text={excerptOf(item.text, item.isHit)} isHit={item.isHit} />
    </p>
  );
}

const Marked = ({ text, isHit }: { text: string; isHit: (word: string) => boolean }) =>
  piecesOf(text, isHit).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
