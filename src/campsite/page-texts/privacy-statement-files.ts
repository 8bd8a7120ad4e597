import type { ContentFiles } from "#content/read-content.ts";
import { loadContent, type Content } from "#src/cms/demo/content-loader.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { languages } from "#src/i18n/language.ts";
import { privacyStatement } from "./privacy-statement.ts";

export function privacyStatementFiles(content: Content): ContentFiles {
  const [identity] = loadContent(content, identityKind, "identity");
  const statement = privacyStatement({ identity: identity!, kinds: kindNames, sendsReceipts: true });
  const pages = languages.map((language) => {
    const { body, ...front } = statement[language];
    return [`${language}/pages/privacy-policy.md`, { ...front, "": body }];
  });
  return Object.fromEntries(pages) as ContentFiles;
}
