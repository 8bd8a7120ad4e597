import { z } from "zod";
import { uploadLimit } from "#src/i18n/upload-limit.ts";
import { staffCall } from "#src/platform/api/api.ts";
import { groundFile, groundUrl } from "./ground-file.ts";
import { receiveGround } from "./ground-upload.server.ts";

export const groundRoutes = [
  staffCall("post", "/plan/ground", {
    summary: `Adds a map or picture as the ground of the plan: an SVG of at most 2 MB, or a JPEG, PNG or GIF of at most ${uploadLimit}`,
    description:
      "Put the response into `groundFile` of the plan. A file that the plan doesn't name is deleted after 30 days. An SVG is reduced to its shapes. The file is served at /data/plan/{filename}.",
    form: z.object({ file: z.string().meta({ format: "binary" }) }),
    answer: groundFile,
    location: groundUrl,
    handle: (context, { raw }) => receiveGround(context, raw),
  }),
];
