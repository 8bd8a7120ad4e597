/** The properties of a part that a feature adds to the form of another feature's kind. */
export interface FormPartProps {
  id: number | undefined;
  version: number | undefined;
  isNextVersion: boolean;
  isUnsaved: boolean;
  /** The resource's subject, such as a topic of subscriptions. Undefined if guests won't see the resource. */
  subject: string | undefined;
  /** Saves and publishes the form. @returns undefined when the save failed; the form then shows the reason */
  save(): Promise<object | undefined>;
}
