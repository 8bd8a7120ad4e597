/** A feature's parts on the server. Each module that uses a part declares the part here with `declare module`. */
export interface ServerFeature {}

/**
 * Defines the parts that a feature brings to the server. `src/site.server.ts` lists the features.
 * @example
 * export const faq = defineServerFeature({
 *   collections: { faq: { collection: faqCollection } },
 *   pages: { questions: questionsPage },
 *   files: faqFiles,
 * });
 */
export const defineServerFeature = <const Defined extends ServerFeature>(
  feature: Defined & { [Key in Exclude<keyof Defined, keyof ServerFeature>]: never },
): Defined => feature;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;

/** The merged type of the values that all features have under a key. */
export type TableOf<Feature, Key extends string> = Intersection<
  Feature extends { readonly [Each in Key]?: infer Part }
    ? unknown extends Part
      ? never
      : NonNullable<Part>
    : never
>;

export const tableOf = <Feature extends ServerFeature, Key extends keyof ServerFeature>(
  features: readonly Feature[],
  key: Key,
): TableOf<Feature, Key> =>
  Object.assign({}, ...features.map((feature) => feature[key])) as TableOf<Feature, Key>;
