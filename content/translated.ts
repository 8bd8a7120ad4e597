/** One resource in the three languages of the site. Norwegian is the source. */
export interface Translated<T> {
  nb: T;
  en: T;
  de: T;
}
