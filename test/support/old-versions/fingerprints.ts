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
    SQLite: "cf421ef1e1ff632de6bab1435ceeb754c5c9d8592cecc05e45d3edf38fd7273a",
    PostgreSQL: "b46b816e74bf01ac794e0049fc7b4e3e881e1478533874485b923953afbcbf92",
  },
};
