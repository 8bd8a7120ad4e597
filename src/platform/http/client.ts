/** What is known of whoever sends something: enough to hold off floods, too little to tell a person. */
export interface Client {
  /** The block of addresses that they write from, "" when it isn't known. */
  block: string;
  /**
   * Counts one more from their block: of what they post, refused or not, or of what is kept of it.
   * @throws Problem too-many-requests when there have been too many lately
   */
  count(kind: "post" | "message"): void;
}
