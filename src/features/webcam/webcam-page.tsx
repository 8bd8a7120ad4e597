import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/features/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/time.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { ageWords, takenWords } from "./webcam-words.ts";
import { listCameras } from "./webcam.server.ts";
import { cameraName } from "./camera-name.ts";
import { webcamText } from "./webcam.text.ts";
import type { CameraShown } from "./webcam.ts";

interface Data {
  page: LocalizedPageText;
  cameras: CameraShown[];
  today: Temporal.PlainDate;
  identity: Pick<Identity, "name" | "phone" | "email">;
}

/** /webcam: what the cameras see, each picture with its age. */
export const webcamPage = definePage<Data>({
  async load(context) {
    const [page, cameras, identity] = await Promise.all([
      getPageText(context, "webcam", context.language),
      listCameras(context),
      getIdentity(context),
    ]);
    return { page, cameras, today: dayOf(context.now()), identity };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, cameras, today, identity }, language, assetUrl }) {
    const text = webcamText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <output className="wrap webcam-stale">
          <span hidden>{text.stale}</span>
        </output>
        <div className="wrap webcams">
          {cameras.map((shown, index) => (
            <Camera
              key={shown.camera}
              shown={shown}
              isFirst={index === 0}
              today={today}
              language={language}
              assetUrl={assetUrl}
            />
          ))}
          <div className="notice">
            <Icon name="info" />
            <p>
              <strong>{text.responsible(identity.name)}</strong>
              {identity.phone && (
                <>
                  {" "}
                  {text.call}{" "}
                  <a className="number" href={`tel:${identity.phone}`}>
                    {formatPhone(identity.phone, language)}
                  </a>
                </>
              )}
            </p>
          </div>
        </div>
        <script type="module" src={assetUrl("src/features/webcam/webcam.client.ts")} />
        <TextColumns contact={identity} language={language}>
          <Prose html={page.body} wordsIn={page.language} language={language} />
        </TextColumns>
      </>
    );
  },
});

interface CameraProps extends Pick<Data, "today"> {
  shown: CameraShown;
  isFirst: boolean;
  language: Language;
  assetUrl: AssetUrl;
}

function Camera({ shown, isFirst, today, language, assetUrl }: CameraProps) {
  const text = webcamText[language];
  const { camera, isOn, picture } = shown;
  const { name, wordsIn } = cameraName(camera, shown, language);
  return (
    <figure className="webcam">
      {picture ? (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={text.alt(name)}
          {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      ) : (
        <div className="webcam-missing">
          <img src={assetUrl("drawings/contours-band.svg")} alt="" width={1280} height={420} loading="lazy" />
          <p>
            <Icon name="camera" />
            <strong>{isOn ? text.missing : text.off}</strong>
            <span>{isOn ? text.missingMeaning : text.offMeaning}</span>
          </p>
        </div>
      )}
      <figcaption>
        <h2 lang={langAttribute(wordsIn, language)}>{name}</h2>
        {picture?.isOld && (
          <span className="tag bad">
            <Icon name="alert" />
            {text.old}
          </span>
        )}
        {picture && (
          <p>
            <time dateTime={picture.takenAt.toString()}>{takenWords(picture.takenAt, today, language)}</time>
            <span className="webcam-age">{`, ${ageWords(picture.ageMinutes, language)}`}</span>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
