/** The path of the field that an address names: `…/3#translations.en.title`; "" for none, and for what can't be decoded. */
export function fieldIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return "";
  }
}

/** The address of a field in a form. */
export const fieldAddress = (form: string, path: string) => `${form}#${encodeURIComponent(path)}`;
