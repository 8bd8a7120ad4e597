import { webcamStartText } from "#messages/webcam";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import type { CameraAge } from "#src/features/webcam/cameras.api.ts";
import { cameras } from "#src/features/webcam/webcam.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export const camerasStart = defineStartPart<CameraAge[]>()({
  path: "/overview/cameras",
  listWaiting(all, language) {
    const text = webcamStartText[language];
    const late = all.filter(({ isOn, takenAt, isOld }) => isOn && (!takenAt || isOld));
    const [first] = late;
    if (!first) return [];
    const number = cameras.indexOf(first.camera) + 1;
    const one = first.takenAt
      ? text.old({ number, since: shortMoment(first.takenAt, language) })
      : text.never({ number });
    return [
      {
        icon: "webcam",
        heading: late.length > 1 ? text.many({ count: late.length }) : one,
        note: late.some(({ takenAt }) => takenAt) ? text.oldNote : text.neverNote,
        act: text.act,
        to: address("webcam", "nb"),
      },
    ];
  },
  setup: {
    cameras: (all) => ({
      isDone: all.some(({ takenAt }) => takenAt !== null),
      isStarted: all.some(({ isOn }) => isOn),
      to: staffAddresses.cameras,
    }),
  },
});
