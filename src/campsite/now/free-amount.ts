/** The amounts of free pitches. "unsaid" means that staff have entered nothing. */
export const amounts = ["unsaid", "plenty", "few", "full"] as const;
export type Amount = (typeof amounts)[number];
export type FreeAmount = Exclude<Amount, "unsaid">;
export const freeAmounts = amounts.slice(1) as FreeAmount[];

export const isFree = (amount: FreeAmount | undefined): boolean => amount === "plenty" || amount === "few";
