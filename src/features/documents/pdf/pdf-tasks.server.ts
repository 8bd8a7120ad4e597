import { readFile } from "node:fs/promises";
import { serveTasks } from "#src/platform/worker-process/worker-program.ts";
import { readPdf, readPdfWords } from "./pdf-reader.server.ts";

/* The program of the process that reads PDFs. `pdf-check.server.ts` starts the process. */
const tasks = {
  read: async (file: string) => readPdf(await readFile(file)),
  words: (bytes: Uint8Array) => readPdfWords(bytes),
};

export type PdfTasks = typeof tasks;

serveTasks(tasks);
