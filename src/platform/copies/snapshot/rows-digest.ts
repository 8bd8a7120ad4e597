import { createHash } from "node:crypto";
import type { Row } from "./database-snapshot.ts";

export interface TableDigest {
  rows: number;
  digest: string;
}

const modulus = 2n ** 256n;

/** Computes the sum of the rows' SHA-256 hashes, modulo 2^256. The order of the rows doesn't change the sum. */
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
