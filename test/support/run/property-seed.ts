import fc from "fast-check";

/*
 * Property tests use the same values in every run, so that they don't fail at random. PROPERTY_SEED, a whole number,
 * chooses other values.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
