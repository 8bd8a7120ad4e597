import { markOf } from "#src/i18n/marks.ts";

/**
 * The live values that the demo's texts name: what staff can change in one place is nowhere written out. Each reads in
 * a sentence as `identity-values.ts`, `plan-values.ts` and `price-values.ts` say, for instance "kl. 14", "23 til 07", "68",
 * "290 kr".
 */
export const live = {
  name: markOf("identity.name"),
  legalName: markOf("identity.legalName"),
  organisationNumber: markOf("identity.organisationNumber"),
  address: markOf("identity.address"),
  phone: markOf("identity.phone"),
  nightPhone: markOf("identity.nightPhone"),
  email: markOf("identity.email"),
  /** "24. april til 20. september" */
  season: markOf("identity.season"),
  /** "24.04–20.09" */
  seasonDates: markOf("identity.season.dates"),
  opens: markOf("identity.season.opens"),
  closes: markOf("identity.season.closes"),
  arrivalFrom: markOf("identity.arrivalFrom"),
  departureBy: markOf("identity.departureBy"),
  /** "23 til 07" */
  quiet: markOf("identity.quiet"),
  quietFrom: markOf("identity.quietFrom"),
  /** The year of the prices that guests see. */
  pricesYear: markOf("prices.year"),
  /** The lowest price of what one can stay in. */
  from: {
    day: markOf("prices.day.lowest"),
    seasonal: markOf("prices.seasonal.lowest"),
    cabin: markOf("prices.cabin.lowest"),
  },
  pitches: {
    season: markOf("plan.pitches.season"),
    day: markOf("plan.pitches.day"),
    inA: markOf("plan.area.A"),
    inB: markOf("plan.area.B"),
    inC: markOf("plan.area.C"),
    inD: markOf("plan.area.D"),
    inE: markOf("plan.area.E"),
  },
  price: {
    tent: markOf("price.day-telt"),
    card: markOf("price.sanitary-rfid-kort"),
    shower: markOf("price.sanitary-dusj"),
    washing: markOf("price.sanitary-vaskemaskin"),
    drying: markOf("price.sanitary-torketrommel"),
    linen: markOf("price.cabin-sengetoy-og-handklaer"),
    cleaning: markOf("price.cabin-sluttvask"),
  },
};
