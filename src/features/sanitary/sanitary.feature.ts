import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const sanitary = defineFeature({
  kinds: {
    sanitaryBuilding: {
      path: "/sanitarybuildings",
      list: `${at.content}/sanitary`,
      label: labels.sanitaryBuilding,
      page: "sanitary",
      anchor: "building-:id",
      content: {
        group: "campsite",
        place: 3,
        icon: "shower",
        name: labels.sanitaryBuildingName,
        what: labels.sanitaryBuildingWhat,
      },
    },
  },
});
