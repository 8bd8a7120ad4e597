import { z } from "zod";

/** TABLE  the hosts of push services. Notifications go to no other host (OWASP, server-side request forgery). */
export const pushServices = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "*.notify.windows.com",
] as const;

const hosts = pushServices
  .map((host) => host.replaceAll(".", String.raw`\.`).replace("*", "[a-z0-9-]{1,63}"))
  .join("|");

export const pushEndpoint = z
  .string()
  .max(1024)
  .regex(
    new RegExp(String.raw`^https:\/\/(?:${hosts})\/[\w~!$&'()*+,;=:@%\/.?-]{1,900}$`),
    "must be an address at a push service that the site knows",
  )
  .describe("The address of the browser at its push service");
