import { z } from "zod";
import { uploadLimit } from "#src/i18n/upload-limit.ts";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { groundFile, groundUrl } from "./ground-file.ts";
import { receiveGround } from "./ground-upload.server.ts";

/** POST /plan/ground */
export const postGround = defineStaffCall({
  summary: `Adds a map or picture to draw the plan on: an SVG of at most 2 MB, or a JPEG, PNG or GIF of at most ${uploadLimit}`,
  description:
    "The answer is for `groundFile` of the plan; what it doesn't name within 30 days goes again. An SVG is cut down to its shapes. Served at /data/plan/{filename}.",
  form: z.object({ file: z.string().meta({ format: "binary" }) }),
  answer: groundFile,
  location: groundUrl,
  handle: (context, { raw }) => receiveGround(context, raw),
});
