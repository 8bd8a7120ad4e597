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
    SQLite: "77a70421014a01106d3831add07945120f57956c3e5b46d0aef9450b0c3ba626",
    PostgreSQL: "170ae1336a4aa4ad3907d7ece6932782e2cc91b6a3831cd36d637bc28646b810",
  },
};
