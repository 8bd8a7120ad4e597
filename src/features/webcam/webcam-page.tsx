import type { ReactNode } from "react";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { ageWords, takenAtWords } from "./webcam-words.ts";
import { listCameras } from "./webcam.server.ts";
import { cameraName } from "./camera-name.ts";
import { webcamText } from "#messages/webcam";
import type { CameraShown } from "./camera.ts";

interface Data {
  page: LocalizedPageText;
  scenery: Scenery;
  cameras: CameraShown[];
  today: Temporal.PlainDate;
  identity: Pick<Identity, "name" | "phone" | "email">;
}

export const webcamPage = definePage<Data>({
  async load(context) {
    const [page, scenery, cameras, identity] = await Promise.all([
      getPageText(context, "webcam", context.language),
      loadScenery(context),
      listCameras(context),
      getIdentity(context),
    ]);
    // Cameras that are off and have no title aren't shown.
    const known = cameras.filter(({ isOn, title }) => isOn || title !== "");
    return { page, scenery, cameras: known, today: dayOf(context.now()), identity };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, scenery, cameras, today, identity }, language, assetUrl }) {
    const poster = <Poster {...{ page, scenery, assetUrl }} />;
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        {cameras.length > 0 && <Cameras {...{ cameras, today, identity, language, poster, assetUrl }} />}
        <TextColumns contact={identity} language={language}>
          {cameras.length === 0 && <p className="quiet">{webcamText[language].none}</p>}
          {page.body && <Prose html={page.body} wordsIn={page.language} language={language} />}
        </TextColumns>
      </>
    );
  },
});

interface CamerasProps extends Pick<Data, "cameras" | "today" | "identity"> {
  language: Language;
  /** The background of the text that replaces a missing picture. */
  poster: ReactNode;
  assetUrl: AssetUrl;
}

function Cameras({ cameras, today, identity, language, poster, assetUrl }: CamerasProps) {
  const text = webcamText[language];
  return (
    <>
      <output className="wrap block" data-warning>
        <span className="block gap-above-24 strong as-alert" hidden>
          {text.stale}
        </span>
      </output>
      <div className="wrap page-start webcams stack">
        {cameras.map((shown, index) => (
          <Camera
            key={shown.camera}
            shown={shown}
            isFirst={index === 0}
            today={today}
            language={language}
            poster={poster}
          />
        ))}
        <div className="notice across small">
          <Icon name="info" />
          <p>
            <strong>{text.responsible({ name: identity.name })}</strong>
            {identity.phone && (
              <>
                {" "}
                {text.call}{" "}
                <a className="figures" href={`tel:${identity.phone}`}>
                  {formatPhone(identity.phone, language)}
                </a>
              </>
            )}
          </p>
        </div>
      </div>
      <script type="module" src={assetUrl("src/features/webcam/webcam.client.ts")} />
    </>
  );
}

function Poster({ page, scenery, assetUrl }: Pick<Data, "page" | "scenery"> & { assetUrl: AssetUrl }) {
  if (page.photo || page.landscape)
    return (
      <PlacePicture
        className="webcam-poster positioned block"
        photo={page.photo}
        drawing={inScenery("view", sceneryAt(scenery, page))}
        width={1920}
        height={500}
        sizes="(width >= 64rem) 50rem, 100vw"
        assetUrl={assetUrl}
      />
    );
  return <img src={assetUrl("drawings/contours-band.svg")} alt="" width={1280} height={420} loading="lazy" />;
}

interface CameraProps extends Pick<CamerasProps, "today" | "language" | "poster"> {
  shown: CameraShown;
  isFirst: boolean;
}

function Camera({ shown, isFirst, today, language, poster }: CameraProps) {
  const text = webcamText[language];
  const { camera, isOn, picture } = shown;
  const { name, wordsIn } = cameraName(camera, shown, language);
  return (
    <figure className={`webcam ${isFirst ? "across h2-26" : "h2-21"}`}>
      {picture ? (
        <img
          className="full rounded"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={text.alt({ name })}
          {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      ) : (
        <div className="webcam-missing band fill full rounded">
          {poster}
          <p className="small across">
            <Icon name="camera" />
            <strong>{isOn ? text.missing : text.off}</strong>
            <span className="on-band-quiet">{isOn ? text.missingMeaning : text.offMeaning}</span>
          </p>
        </div>
      )}
      <figcaption>
        <h2 className="lines-13" lang={langAttribute(wordsIn, language)}>
          {name}
        </h2>
        {picture?.isOld && (
          <span className="tag bad">
            <Icon name="alert" />
            {text.old}
          </span>
        )}
        {picture && (
          <p className="quiet small figures across">
            <time dateTime={picture.takenAt.toString()}>
              {takenAtWords(picture.takenAt, today, language)}
            </time>
            <span className="webcam-age">{`, ${ageWords(picture.ageMinutes, language)}`}</span>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
