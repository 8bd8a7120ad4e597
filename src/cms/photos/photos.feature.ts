import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { photoKindText } from "#messages/photos";
import { defineFeature } from "#src/cms/feature.ts";

export const photos = defineFeature({
  kinds: {
    photo: {
      path: "/photos",
      list: at.photos,
      words: photoKindText,
      description: async () => (await import("./photo.ts")).photoKind,
    },
  },
});
