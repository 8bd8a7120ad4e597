import { demoCameras, putDemoPictures } from "./demo-cameras.server.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { cameraRoutes } from "./cameras.api.ts";
import { cameraCollection, checkCameras, isAnyCameraOn, purgePictures } from "./cameras.server.ts";
import { webcamScreenPart } from "./webcam-screen-part.tsx";
import { webcamPage } from "./webcam-page.tsx";
import { answerWebcam } from "./webcam.server.ts";
import { webcamPath } from "./webcam.ts";

export const webcam = defineServerFeature({
  demo: [demoCameras],
  prepareDemo: putDemoPictures,
  collections: { camera: { collection: cameraCollection, checks: checkCameras } },
  pages: { webcam: webcamPage },
  receptionScreen: [webcamScreenPart],
  api: [...cameraRoutes],
  routes: { [`${webcamPath}/*`]: (context) => (request) => answerWebcam(context, request) },
  removedFiles: { webcamPictures: purgePictures },
  fillsPage: { webcam: isAnyCameraOn },
});
