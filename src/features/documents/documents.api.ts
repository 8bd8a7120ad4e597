import { z } from "zod";
import { defineStaffCall } from "#src/platform/api.ts";
import { documentFile } from "./document.ts";
import { receiveDocument } from "./document-upload.server.ts";

/** POST /documents/file */
export const postDocumentFile = defineStaffCall({
  summary: "Adds a document's file: a PDF of at most 15 MB, without password, scripts and other files in it",
  form: z.object({ file: z.string().meta({ format: "binary" }) }),
  answer: documentFile,
  handle: (context, { raw }) => receiveDocument(context, raw),
});
