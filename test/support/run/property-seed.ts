import fc from "fast-check";

/*
 * Property tests try the same values at every run, so that what passes once passes again. PROPERTY_SEED, any whole
 * number, has them try others.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
