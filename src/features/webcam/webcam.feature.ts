import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { cameraCheckText, cameraKindText } from "#messages/webcam";
import { defineFeature } from "#src/cms/feature.ts";
import type { StaffCamera } from "./camera.ts";
import { numberedName } from "./camera-number.ts";
import { isCamera } from "./webcam.ts";

export const webcam = defineFeature({
  kinds: {
    camera: {
      path: "/cameras",
      list: at.cameras,
      words: cameraKindText,
      description: async () => (await import("./camera.ts")).cameraKind,
      hasPersonalData: ({ isOn }: StaffCamera) => isOn,
      check: cameraCheckText,
      page: "webcam",
      nameOf: (title, language) => (isCamera(title) ? numberedName(title, language) : undefined),
      content: {
        group: "ahead",
        place: 2,
        icon: "webcam",
        state: async () => (await import("#src/cms/staff/places/count-state.ts")).countState("camera"),
      },
      formScreen: async () => (await import("./camera-form.ts")).cameraForm,
    },
  },
  start: async () => (await import("./staff/cameras-start.ts")).camerasStart,
  screens: [{ path: at.cameras, load: () => import("./staff/cameras-admin.tsx") }],
});
