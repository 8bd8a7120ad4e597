import { useEffect, useState, type PointerEvent, type RefObject } from "react";
import type { Frame } from "#src/features/plan/drawing/plan-frame.client.ts";
import { PlanGround } from "#src/features/plan/drawing/plan-ground.tsx";
import { cornersOf } from "#src/features/plan/drawing/spots.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { wholeRow } from "./row-shapes.ts";

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

function useView(canvas: RefObject<HTMLElement | null>): View | undefined {
  const [view, setView] = useState<View>();
  useEffect(() => {
    const svg = canvas.current?.querySelector<SVGSVGElement>(".plan-drawing");
    if (!svg) return undefined;
    const update = () => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      setView({ x, y, width, height });
    };
    update();
    const watching = new MutationObserver(update);
    watching.observe(svg, { attributes: true, attributeFilter: ["viewBox"] });
    return () => watching.disconnect();
  }, [canvas]);
  return view;
}

interface Props {
  plan: Plan;
  canvas: RefObject<HTMLElement | null>;
  frame: RefObject<Frame | undefined>;
}

export function PlanMinimap({ plan, canvas, frame }: Props) {
  const { sitePlanUrl } = useStaff();
  const view = useView(canvas);
  if (!view || view.width > plan.width * 0.99) return null;

  function goTo(event: PointerEvent<SVGSVGElement>): void {
    if (event.buttons === 0 || !frame.current) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      event.currentTarget.getScreenCTM()!.inverse(),
    );
    const { width, height } = view!;
    frame.current.show({ x: at.x - width / 2, y: at.y - height / 2, width });
  }

  return (
    <svg
      className="plan-lens"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      aria-hidden="true"
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <PlanGround plan={plan} groundUrl={sitePlanUrl} />
      {plan.areas.map((area) => (
        <path
          key={area.name}
          d={area.rows.map((row) => `M${cornersOf(wholeRow(row, area, plan)).join("L")}z`).join("")}
        />
      ))}
      <rect className="plan-lens-part" x={view.x} y={view.y} width={view.width} height={view.height} />
    </svg>
  );
}

export function ZoomShare({ plan, canvas }: Omit<Props, "frame">) {
  const view = useView(canvas);
  return (
    <span className="plan-zoom text-centre figures strong">
      {view ? `${Math.round((plan.width / view.width) * 100)} %` : ""}
    </span>
  );
}
