import type { DatabaseName } from "#test/support/databases.ts";

/** TABLE  the fingerprint of each version's schema. */
export const fingerprints: Record<string, Record<DatabaseName, string>> = {
  "0.1.0": {
    SQLite: "42fffb4e5700d8a321ed9848a524ea483fc785901799d08ba37460ebb2429299",
    PostgreSQL: "878df75b25dddc0bb52fdc4391d52c3a820688699788cc632dcaf4ea00f03668",
  },
  "1.0.0": {
    SQLite: "42fffb4e5700d8a321ed9848a524ea483fc785901799d08ba37460ebb2429299",
    PostgreSQL: "878df75b25dddc0bb52fdc4391d52c3a820688699788cc632dcaf4ea00f03668",
  },
  "1.1.0": {
    SQLite: "adc623d553d4e77d555f94af11f9fc92d153f2743481a3a6f127e9c0d8d185a1",
    PostgreSQL: "ea22d5b4a4e3f7b0f70b9408bc6b631270b7cd31677a1d655f1d9cfa9118a9d4",
  },
};
