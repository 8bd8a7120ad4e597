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
    SQLite: "4e80afea9ce5aacd0039ce05907cfe45d6d1ee7884d3183c01c0d4a918355471",
    PostgreSQL: "504401d18b90cf1ad28e7ac41e08fa9d71808fba03066181876cf0df369c9da5",
  },
};
