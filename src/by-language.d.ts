/* Declares the modules that have a copy for each language (build/staff-languages.ts). */

declare module "*/start-admin.tsx?by-language" {
  export const copies: import("#src/i18n/language.ts").Translated<
    () => Promise<typeof import("#src/admin/start-admin.tsx")>
  >;
}

declare module "*/screen-names.ts?by-language" {
  export const copies: import("#src/i18n/language.ts").Translated<
    () => Promise<typeof import("#src/admin/search/screen-names.ts")>
  >;
}
