/** The drawing that each camera of the demo shows. */
export const webcamDrawings = {
  bilde1: "jetty-noon",
  bilde2: "lighthouse-morning",
  bilde3: "skerries-evening",
};
