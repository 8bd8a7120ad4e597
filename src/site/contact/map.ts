/** What the interactive map is made from in the browser: plain JSON in its place's attribute. */
export interface MapSettings {
  latitude: number;
  longitude: number;
  /** What the campsite's sign says. */
  name: string;
  /** The buttons' names. */
  zoomIn: string;
  zoomOut: string;
}
