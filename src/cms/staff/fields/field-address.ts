/** Returns the path in "…/3#translations.en.title". Returns "" without a path, or for invalid encoding. */
export function fieldIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return "";
  }
}

export const fieldAddress = (form: string, path: string) => `${form}#${encodeURIComponent(path)}`;
