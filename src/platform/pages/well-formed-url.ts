/** True when the URL's path can be decoded and has no control characters. PostgreSQL can't store the character NUL. */
export function isWellFormed(url: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(new URL(url).pathname));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
