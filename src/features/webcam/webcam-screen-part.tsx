import { webcamText } from "#messages/webcam";
import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { formatTime } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { cameraName } from "./camera-name.ts";
import { takenAtWords } from "./webcam-words.ts";
import { listCameras } from "./webcam.server.ts";

export const webcamScreenPart = defineReceptionScreenPart({
  area: "picture",
  place: 4,
  async load(context) {
    const cameras = await listCameras(context);
    const shown = cameras.find(({ isOn, picture }) => isOn && picture);
    return shown?.picture && { ...shown, ...shown.picture, today: dayOf(context.now()) };
  },
  View({ data: { camera, src, takenAt, today, ...words }, language }) {
    const { name } = cameraName(camera, words, language);
    return (
      <figure className="screen-picture positioned stretch fill">
        <img src={src} alt={webcamText[language].alt({ name })} />
        <figcaption>
          {dayOf(takenAt).equals(today) ? (
            <>
              {name} <b>{webcamText[language].at({ time: formatTime(takenAt, language) })}</b>
            </>
          ) : (
            <b>{takenAtWords(takenAt, today, language)}</b>
          )}
        </figcaption>
      </figure>
    );
  },
});
