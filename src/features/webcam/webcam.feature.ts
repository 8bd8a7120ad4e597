import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const webcam = defineFeature({
  kinds: {
    camera: {
      path: "/cameras",
      list: at.cameras,
      label: labels.camera,
      page: "webcam",
      content: {
        group: "campsite",
        place: 5,
        icon: "camera",
        name: labels.cameraName,
        what: labels.cameraWhat,
      },
    },
  },
});
