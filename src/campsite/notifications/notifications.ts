import { z } from "zod";
import { languages } from "#src/i18n/language.ts";
import { pushEndpoint } from "./push/push-services.ts";

/** The topic of a notice to staff: a guest's message, or a long failure and its end. */
export type NoticeTopic = "message" | "failure";

/** After this number of days without a visit, a person gets no notices, and the person's devices are deleted. */
export const daysWithoutVisit = 30;

export const maxDevices = 10;

export const noticeChoices = z
  .object({
    onMessage: z.boolean().describe("True to notify the person of each new message from a guest"),
    onFailure: z
      .boolean()
      .describe(
        "True to notify the person when something, such as a camera, fails for a long time, and when it works again",
      ),
    byMail: z
      .boolean()
      .describe(
        "True to notify the person also by mail, to the address that the sign-in provider has verified",
      ),
    language: z.enum(languages).describe("The language of the notifications"),
  })
  .meta({ id: "NoticeChoices" });
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** A browser's subscription (Push API, `PushSubscription.toJSON`) and the language of its notifications. */
export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/, "must be a point of P-256 in base64url")
      .describe("The browser's public key"),
    auth: z
      .string()
      .regex(/^[\w-]{21}[AQgw]$/, "must be 16 bytes in base64url")
      .describe("The secret that the browser shares with the site"),
  }),
  language: z.enum(languages),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const notifications = noticeChoices
  .omit({ language: true })
  .extend({
    email: z.string().nullable().describe("The address for mail. Null when the provider has verified none"),
    canMail: z.boolean().describe("True when the site can send mail"),
    publicKey: z.string().describe("The site's key for push services (`applicationServerKey`)"),
    devices: z.array(
      z.object({
        id: z.int(),
        name: z.string().describe("The browser and system at the registration"),
        key: z
          .string()
          .describe("SHA-256 of the endpoint in base64url. A browser finds its own device by this value"),
        addedAt: z.iso.datetime(),
        deliveredAt: z.iso
          .datetime()
          .nullable()
          .describe("The time when the device's push service last accepted a message"),
      }),
    ),
  })
  .meta({ id: "Notifications" });
export type Notifications = z.infer<typeof notifications>;
