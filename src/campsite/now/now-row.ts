import type { RowState } from "#src/cms/staff/places/place-row.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { Language } from "#src/i18n/language.ts";
import type { NowPart } from "./now-part.ts";

export const loadNow = (api: Api, language: Language) =>
  api.get<{ parts: NowPart[] }>(`/now?lang=${language}`);

export const nowState = (...names: string[]): RowState<{ parts: NowPart[] }> => ({
  load: loadNow,
  words({ parts }) {
    const own = parts.filter(({ name }) => names.includes(name));
    const [only] = own;
    // The text says whether a temperature is measured or a forecast.
    if (own.length === 1 && only?.value) return [only.value, only.text].filter(Boolean).join(", ");
    return own.map(({ title, value, text }) => [title, value ?? text].filter(Boolean).join(": ")).join(". ");
  },
});
