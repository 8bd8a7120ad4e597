import { useState, useSyncExternalStore } from "react";
import { kinds } from "#src/features/kinds.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallFault } from "#src/ui/staff/form/call-fault.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { ResourceBoard } from "#src/ui/staff/lists/resource-board.ts";
import { withStep } from "#src/ui/staff/lists/resource-order.ts";
import { likesOf, placeOf } from "./photo-order.ts";
import type { Photo } from "#src/features/photos/photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";

interface Props {
  photos: readonly Photo[];
  id: number;
}

/** Moves a photo forward and back in the order; each move is saved at once. */
export function PhotoPlace({ photos, id }: Props) {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const [board] = useState(() => new ResourceBoard(api, photos, kinds.photo.path));
  const state = useSyncExternalStore(board.subscribe, board.state);
  const { place, count } = placeOf(state.items, id);
  const photo = state.items.find((each) => each.id === id)!;
  const move = (by: -1 | 1) => board.reorder(withStep(state.items, photo, by, likesOf));
  return (
    <section className="photo-place" aria-label={text.placeInGallery}>
      <div>
        <strong>{text.placeInGallery}</strong>
        <p aria-live="polite">{text.placeOf(place, count)}</p>
      </div>
      <button
        type="button"
        className="tool"
        aria-label={text.earlier}
        disabled={place <= 1}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={text.later}
        disabled={place >= count}
        onClick={() => move(1)}
      >
        <Icon name="right" />
      </button>
      {state.failure !== undefined && <CallFault words={text.notMoved} onRetry={() => void board.save()} />}
    </section>
  );
}
