import { awning } from "./documents/awning.ts";
import type { SeedDocument } from "./documents/document.ts";
import { electrical } from "./documents/electrical.ts";
import { lease } from "./documents/lease.ts";
import { siteRules } from "./documents/site-rules.ts";

/** The words of the PDFs; plain text. The Norwegian wording is the binding one. */
export const documents: SeedDocument[] = [siteRules, awning, electrical, lease];
