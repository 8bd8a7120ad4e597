import { z } from "zod";
import { defineCall, defineStaffCall, defineStaffList, idInPath } from "#src/platform/api.ts";
import { annualRates, annualRatesInput, localizeAnnualRates } from "./annual-rates.ts";
import {
  findActiveAnnualRates,
  getAnnualRates,
  listAnnualRates,
  removeAnnualRates,
  saveAnnualRates,
} from "./annual-rates.server.ts";

const params = z.object({ id: idInPath });

/** GET /annualrates/active */
export const getActiveAnnualRates = defineCall({
  summary: "The price list that guests see, or null",
  answer: annualRates.nullable(),
  async handle(context, { language }) {
    const active = await findActiveAnnualRates(context);
    return active ? localizeAnnualRates(active, language) : null;
  },
});

/** GET /annualrates */
export const readAllAnnualRates = defineStaffList({
  summary: "All price lists, the latest year first",
  item: annualRates,
  list: (context, { page }) => listAnnualRates(context, page),
});

/** GET /annualrates/{id} */
export const readAnnualRates = defineStaffCall({
  summary: "One price list",
  params,
  answer: annualRates,
  handle: (context, { params: { id } }) => getAnnualRates(context, id),
});

/** POST /annualrates */
export const postAnnualRates = defineStaffCall({
  summary: "Adds a price list; an active one replaces the one that guests see",
  body: annualRatesInput,
  answer: annualRates,
  handle: (context, { body }) => saveAnnualRates(context, body),
});

/** PUT /annualrates/{id} */
export const putAnnualRates = defineStaffCall({
  summary: "Saves a price list; an active one replaces the one that guests see",
  params,
  body: annualRatesInput,
  answer: annualRates,
  handle: (context, { body, target }) => saveAnnualRates(context, body, target),
});

/** DELETE /annualrates/{id} */
export const deleteAnnualRates = defineStaffCall({
  summary: "Deletes a price list that guests don't see",
  params,
  handle: (context, { target }) => removeAnnualRates(context, target),
});
