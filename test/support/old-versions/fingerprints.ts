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
    SQLite: "72e9ea8f97d6f9f98f9e8c9ffc72795da6f077ba418ecbb7f67d42a74d4901dc",
    PostgreSQL: "a062591854021335329eb3ab2cbe431a912341d547c84d179993ca58d9281be2",
  },
};
