import type { FreeAmount } from "#src/campsite/now/free-amount.ts";

const filled: Record<FreeAmount, number> = { plenty: 3, few: 1, full: 0 };

/** Renders three squares. The amount decides how many are filled. A text beside them names the amount. */
export function FreeMark({ amount }: { amount: FreeAmount }) {
  const squares = [1, 13, 25].map((x) => `M${x} 1h8v8h-8z`);
  return (
    <svg className="free-mark" viewBox="0 0 34 10" aria-hidden="true">
      <path d={squares.slice(0, filled[amount]).join("")} />
      <path d={squares.join("")} fill="none" />
      {amount === "full" && <path d="M0 5h34" />}
    </svg>
  );
}
