import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/cms/form-kind.ts";
import { formatDate } from "#src/i18n/format.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError, type Use } from "#src/cms/staff/api.ts";
import { KindFields } from "#src/cms/staff/described/kind-fields.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { photosAdminText } from "#messages/photos";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { photoKind, type Photo, type PhotoPlace as Place } from "#src/cms/photos/photo.ts";
import { isNameOfFile } from "#src/cms/photos/upload/title-from-name.ts";
import { PhotoFocus } from "./photo-focus.tsx";
import { resourceName } from "#src/cms/history/resource-name.ts";
import { type KindName, kindLabel } from "#src/cms/kinds.ts";
import { resourceScreen, resourcePath } from "#src/cms/resource-addresses.ts";
import { useRef, useState } from "react";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";

const placePath = (id: number | string) => `${resourcePath("photo", id)}/place`;

export async function loader({ context, request, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [photo, place] = await Promise.all([
    openResource<Photo>(api, "photo", id!, request.url),
    api.get<Place>(placePath(id!)),
  ]);
  return { photo, place };
}

export function Component() {
  const { photo, place } = useLoaderData<typeof loader>();
  return <PhotoForm key={photo.id} stored={photo} place={place} />;
}

const photoForm = {
  ...formKindOf(photoKind),
  input: photoKind.input.refine(
    ({ showInGallery, alternativeText }) => !showInGallery || alternativeText !== "",
    {
      path: ["alternativeText"],
      params: faultWords(inEachOf(photosAdminText, ({ alternativeNeeded }) => alternativeNeeded)),
    },
  ),
};

const explainRefusal = (error: unknown) =>
  error instanceof ApiError && error.uses.length > 0 ? <PhotoInUse uses={error.uses} /> : undefined;

/** The fields except the focus and the position, which have their own controls. */
const mainFields = { words: photoKind.words, fields: { showInGallery: photoKind.fields.showInGallery } };

function PhotoForm({ stored, place }: { stored: Photo; place: Place }) {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const written = useKindForm({ kind: photoForm, stored });
  const { form, textLanguage } = written;
  const moved = useRef<Promise<void>>(undefined);
  // On a phone the picture comes first, because the texts describe it.
  const focus = <PhotoFocus form={form} photo={stored} isFolded={!textLanguage.isWide} />;
  const isUnnamed = !stored.showInGallery && isNameOfFile(form.values.title, stored.filename);
  return (
    <KindScreen
      {...written}
      kind={photoKind}
      list={{ name: text.title, to: staffAddresses.photos }}
      consequence={text.consequence}
      preview="page"
      onSave={async () => {
        // A click on the button blurs the position field, and this blur starts a move. The save waits for the move.
        await moved.current;
        return form.submit();
      }}
      side={
        <>
          {textLanguage.isWide && focus}
          <p className="field-hint">
            {stored.filename} · {text.added({ date: formatDate(Temporal.Instant.from(stored.createdDate)) })}
          </p>
          <PhotoPlace
            loaded={place}
            put={async (to) => {
              await form.settled();
              const found = await api.put<Place>(placePath(stored.id), { place: to });
              // The move has created a new version of this photo.
              form.follow(await openResource<Photo>(api, "photo", stored.id, location.href));
              return found;
            }}
            onMove={(move) => {
              moved.current = move;
            }}
          />
          <Link
            className="button plain"
            to={staffAddresses.newsFromPhoto.replace(":photoId", String(stored.id))}
          >
            <Icon name="staff-news" />
            {text.newArticle}
          </Link>
        </>
      }
      removal={{ label: text.remove, note: text.removeNote, explain: explainRefusal }}
    >
      {!textLanguage.isWide && focus}
      <KindFields
        {...written}
        kind={mainFields}
        words={{ title: { hint: isUnnamed ? text.nameOfFile : undefined } }}
      />
    </KindScreen>
  );
}

function PhotoInUse({ uses }: { uses: readonly Use[] }) {
  const { language } = useStaff();
  const fill = useFill();
  const text = photosAdminText[language];
  return (
    <div
      className="call-fault panel alert cluster loose icons-20 as-alert strong photo-in-use at-top gap-below-24"
      role="alert"
    >
      <Icon name="fault" />
      <div className="broad">
        <p>{text.inUse}</p>
        <ul className="bullets">
          {uses.map(({ kind, resourceId, name }) => {
            const kindName = kindLabel(kind as KindName, language);
            const called = resourceName({ kind: kind as KindName, name }, language, fill);
            return (
              <li key={`${kind}/${resourceId}`}>
                <Link className="pad-12 breaks" to={resourceScreen(kind as KindName, resourceId)}>
                  {called === kindName ? kindName : `${kindName}: ${called}`}
                </Link>
              </li>
            );
          })}
        </ul>
        <p>{text.freeFirst}</p>
      </div>
    </div>
  );
}

interface Props {
  loaded: Place;
  put(place: number): Promise<Place>;
  /** Called when a move begins. The promise never rejects. */
  onMove(move: Promise<void>): void;
}

/** Moves a photo in or outside the gallery, by one position or to a given one. Each move is saved at once. */
function PhotoPlace({ loaded, put, onMove }: Props) {
  const text = photosAdminText[useStaff().language];
  const [seen, setSeen] = useState(loaded);
  const [place, setPlace] = useState(loaded);
  const [typed, setTyped] = useState<string>();
  const [isMoved, setMoved] = useState(false);
  const moving = useCall();
  if (seen !== loaded) {
    setSeen(loaded);
    setPlace(loaded);
  }
  const position = typed === undefined || typed.trim() === "" ? place.place : Number(typed);
  const isPlace = Number.isSafeInteger(position) && position > 0;

  function move(to: number): void {
    if (moving.isRunning || to === place.place) return;
    onMove(
      moving.run(async () => {
        setPlace(await put(to));
        setTyped(undefined);
        setMoved(true);
      }),
    );
  }
  const leave = () => {
    if (!isPlace) return;
    if (position === place.place) setTyped(undefined);
    else move(Math.min(position, place.count));
  };
  return (
    <section className="photo-place between-lines pad-12 cluster close" aria-label={text.placeInGallery}>
      <label className="field">
        <strong>{text.placeInGallery}</strong>
        <input
          className="text-end"
          type="text"
          inputMode="numeric"
          value={typed ?? place.place}
          aria-describedby="photo-place"
          aria-invalid={!isPlace || undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            leave();
          }}
        />
      </label>
      <p id="photo-place" className="grow quiet fine" aria-live="polite">
        {isPlace
          ? (isMoved ? text.movedTo : text.placeOf)({ place: place.place, count: place.count })
          : text.placeNeeded({ count: place.count })}
      </p>
      {(
        [
          ["left", text.earlier, place.place - 1],
          ["right", text.later, place.place + 1],
        ] as const
      ).map(([icon, label, to]) => (
        <button
          key={icon}
          type="button"
          className="tool"
          aria-label={label}
          disabled={to < 1 || to > place.count}
          onClick={() => move(to)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <CallError words={text.notMoved} reason={moving.reason} />
    </section>
  );
}
