/** The properties of a part that a feature adds to the form of another feature's kind. */
export interface FormPartProps {
  /** The id of the form's resource. Undefined until it is first saved. */
  id: number | undefined;
  /** The version of the form's resource. It grows with each save. */
  version: number | undefined;
  isNextVersion: boolean;
  isUnsaved: boolean;
  /** A name for the subject of the resource. Undefined when guests won't see the resource after a publication. */
  subject: string | undefined;
  /** Saves and publishes the form. @returns undefined when the save failed; the form then shows the reason */
  save(): Promise<object | undefined>;
}
