/** The path of the cameras' pictures. A camera's address stays the same when its picture changes. */
export const webcamPath = "/data/webcam";

/** The names of the cameras. Each camera writes a file with its name. */
export const cameras = ["bilde1", "bilde2", "bilde3"] as const;
export type Camera = (typeof cameras)[number];

export const isCamera = (name: string): name is Camera => cameras.some((camera) => camera === name);

/** The maximum width of a picture in pixels. Nobody is recognizable at this width. */
export const maxWidth = 1280;

/** A picture that is older than this number of minutes is marked as old. */
export const oldMinutes = 30;

export interface CameraPicture {
  src: string;
  width: number;
  height: number;
  takenAt: Temporal.Instant;
  /** The age in whole minutes, at least 0. */
  ageMinutes: number;
  isOld: boolean;
}

export function webcamUrl(camera: Camera): string {
  return `${webcamPath}/${camera}.jpg`;
}
