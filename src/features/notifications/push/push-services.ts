import { z } from "zod";

/**
 * TABLE  where browsers have what is pushed to them: Chrome, and what is made of it; Firefox; Safari; Edge on Windows. The
 * site asks no other host, whatever a browser names (OWASP, server-side request forgery).
 */
export const pushServices = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "*.notify.windows.com",
] as const;

const hosts = pushServices
  .map((host) => host.replaceAll(".", String.raw`\.`).replace("*", "[a-z0-9-]{1,63}"))
  .join("|");

/** The address of one subscription at a push service (RFC 8030, 5), on its ordinary port. */
export const pushEndpoint = z
  .string()
  .max(1024)
  .regex(
    new RegExp(String.raw`^https:\/\/(?:${hosts})\/[\w~!$&'()*+,;=:@%\/.?-]{1,900}$`),
    "must be an address at a push service that the site knows",
  )
  .describe("Where its push service takes what is meant for it");
