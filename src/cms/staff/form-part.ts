/** The properties of a part that a feature adds to the form of another feature's kind. */
export interface FormPartProps {
  /** The id of the form's resource. */
  id: number;
  isUnsaved: boolean;
  /** Saves and publishes the form. @returns undefined when the save failed; the form then says why */
  save(): Promise<object | undefined>;
}
