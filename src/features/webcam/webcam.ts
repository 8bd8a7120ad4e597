import type { CameraWords } from "./camera.ts";

/** Where the pictures are found; each keeps its address, and a new one takes the place of the old. */
export const webcamPath = "/data/webcam";

/** The cameras by the name of the file that each writes. */
export const cameras = ["bilde1", "bilde2", "bilde3"] as const;
export type Camera = (typeof cameras)[number];

export const isCamera = (name: string): name is Camera => cameras.some((camera) => camera === name);

/** Nobody should be recognisable: no wider than this. */
export const mostWidth = 1280;

/** A picture older than this says so clearly. */
export const oldMinutes = 30;

/** A camera's newest whole picture as a page shows it. */
export interface CameraPicture {
  src: string;
  width: number;
  height: number;
  takenAt: Temporal.Instant;
  /** Whole minutes, never less than 0. */
  ageMinutes: number;
  isOld: boolean;
}

export interface CameraShown extends CameraWords {
  camera: Camera;
  /** Whether staff let guests see what it sends. */
  isOn: boolean;
  /** Undefined when there is none that can be shown. */
  picture: CameraPicture | undefined;
}

/** The file's address. */
export function webcamUrl(camera: Camera): string {
  return `${webcamPath}/${camera}.jpg`;
}
