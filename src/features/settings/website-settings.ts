import { z } from "zod";
import { resourceFields } from "#src/resource/schemas.ts";

/** The switches that staff turn on and off. */
export const websiteSettingsInput = z
  .object({
    enableCPay: z.boolean().describe("Card top-up on the card-payment provider's site"),
    enableOnlineBooking: z.boolean().describe("The booking button"),
    enableFeedback: z.boolean().describe("The suggestion box"),
  })
  .meta({ id: "WebsiteSettingsInput" });
export type WebsiteSettingsInput = z.infer<typeof websiteSettingsInput>;

export const websiteSettings = websiteSettingsInput.extend(resourceFields).meta({ id: "WebsiteSettings" });
export type WebsiteSettings = z.infer<typeof websiteSettings>;
