import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { documentFile, documentUrl } from "./document.ts";
import { receiveDocument } from "./document-upload.server.ts";
import { uploadLimit } from "#src/i18n/upload-limit.ts";

export const documentRoutes = [
  staffCall("post", "/documents/file", {
    summary: `Adds a document's file: a PDF of at most ${uploadLimit}, without a password, scripts or attachments`,
    description:
      "Put the response into `files` of a document. Guests then load the file at /data/pdf/{filename}. A file that no document names is deleted after 30 days.",
    form: z.object({ file: z.string().meta({ format: "binary" }) }),
    answer: documentFile,
    location: documentUrl,
    handle: (context, { raw }) => receiveDocument(context, raw),
  }),
];
