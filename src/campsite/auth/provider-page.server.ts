import { languageTag, parseLanguage, type Language } from "#src/i18n/language.ts";
import { escapeXml as escape } from "#src/platform/pages/site-file.ts";
import { providerPageText } from "#messages/auth";

export const providerFiles: Record<string, { contentType: string; body: string }> = {
  "/page.css": {
    contentType: "text/css",
    body: `:root { color-scheme: light dark; --ground: #fbf8f3; --text: #14242b; --edge: #8a8172; --action: #0f4c5c; --on-action: #fff; --alert: #a4262c }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1f27; --text: #f1eadd; --action: #dcebea; --on-action: #0b1f27; --alert: #fbb } }
body { margin: 0; background: var(--ground); color: var(--text); font: 18px/1.55 system-ui, sans-serif }
main { max-width: 24rem; margin: 0 auto; padding: 48px 24px }
h1 { font-size: 33px; line-height: 1.2; margin: 8px 0 24px }
label { display: block; margin-top: 16px; font-weight: 600 }
input, button { box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 4px; background: var(--ground); color: inherit; font: inherit }
button { margin-top: 24px; border-color: var(--action); background: var(--action); color: var(--on-action); font-weight: 600 }
a { color: inherit }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }
.alert { color: var(--alert); font-weight: 600 }
`,
  },
  "/sign-out.js": { contentType: "text/javascript", body: `document.querySelector("button").click();\n` },
};

/** Returns the first supported language of `ui_locales` (OpenID Connect Core 1.0, 3.1.2.1). */
export function chooseLanguage(locales: unknown): Language {
  const tags = typeof locales === "string" ? locales.split(" ") : [];
  return tags.map((tag) => parseLanguage(tag)).find((language) => language !== undefined) ?? "nb";
}

interface Attempt {
  language: Language;
  email: string;
  error?: "wrong" | { waitSeconds: number } | undefined;
}

export function loginPage({ language, email, error }: Attempt): string {
  const text = providerPageText[language];
  const message = error === "wrong" ? text.wrong : error && text.wait({ seconds: error.waitSeconds });
  return page(
    language,
    text.signIn,
    `<form method="post">
${message ? `<p class="alert" role="alert" id="error">${escape(message)}</p>` : ""}
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escape(email)}"${email ? "" : " autofocus"}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required aria-describedby="hint${message ? " error" : ""}"${email ? " autofocus" : ""}>
<p id="hint">${text.passwordHint}</p>
<button>${text.signIn}</button>
</form>`,
  );
}

/** @param isCertain true if the client has proved that it made the request; the page then needs no confirmation */
export function signOutPage(language: Language, form: string, isCertain: boolean): string {
  const text = providerPageText[language];
  return page(
    language,
    text.signOutQuestion,
    `${form}
<button form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
${isCertain ? '<script src="/sign-out.js"></script>' : ""}`,
  );
}

export function signedOutPage(language: Language, siteOrigin: string): string {
  return page(language, providerPageText[language].signedOut, linkToSite(language, siteOrigin));
}

export function failedPage(language: Language, siteOrigin: string, detail?: string): string {
  const text = providerPageText[language];
  return page(
    language,
    text.failed,
    `<p>${escape(detail ?? text.startAgain)}</p>\n${linkToSite(language, siteOrigin)}`,
  );
}

function linkToSite(language: Language, siteOrigin: string): string {
  return `<p><a href="${escape(siteOrigin)}/">${providerPageText[language].backToSite}</a></p>`;
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${languageTag[language]}" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="google" content="notranslate">
<title>${title}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<p>${providerPageText[language].tryingOut}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
