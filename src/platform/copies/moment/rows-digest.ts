import { createHash } from "node:crypto";
import type { Row } from "./database-moment.ts";

/** The comparable summary of a table's rows. */
export interface TableDigest {
  rows: number;
  /** 64 hexadecimal digits. Any difference in any row changes it. */
  digest: string;
}

const modulus = 2n ** 256n;

/** The sum of the rows' SHA-256 hashes, modulo 2^256: databases return rows in different orders. */
export class RowsDigest {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const text = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      this.#sum += BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
    }
    this.#sum %= modulus;
    this.#rows += rows.length;
  }

  get(): TableDigest {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, "0") };
  }
}
