import { useEffect, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/features/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { CallFault } from "#src/ui/staff/form/call-fault.tsx";
import { ChoiceBar } from "#src/ui/staff/fields/choice-bar.tsx";
import { Empty, ListScreen } from "#src/ui/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { withStep } from "#src/ui/staff/lists/resource-order.ts";
import { ResourceBoard } from "#src/ui/staff/lists/resource-board.ts";
import { listAllPhotos, uploadPhoto } from "./photo-library.ts";
import { besideOther, likesOf, placeOf } from "./photo-order.ts";
import type { Photo } from "#src/features/photos/photo.ts";
import { photosAdminText } from "./photos-admin.text.ts";
import { thumbnailUrl } from "#src/features/photos/pictures/picture-address.ts";
import { UploadQueue } from "./upload-queue.ts";
import { UploadButton, UploadList, useDroppedFiles } from "./upload-list.tsx";

/** The whole library, in its order. */
export const loader = ({ context }: LoaderFunctionArgs) => listAllPhotos(context.get(apiContext));

const views = ["all", "inGallery", "untold"] as const;
type View = (typeof views)[number];

const isIn: Record<View, (photo: Photo) => boolean> = {
  all: () => true,
  inGallery: ({ showInGallery }) => showInGallery,
  untold: ({ alternativeText }) => alternativeText === "",
};

/** All photos, to add them, put them in order and open them. */
export function Component() {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const loaded = useLoaderData<typeof loader>();
  const [board] = useState(() => new ResourceBoard(api, loaded, kinds.photo.path));
  useEffect(() => board.load(loaded), [board, loaded]);
  const queue = useMemo(
    () =>
      new UploadQueue(async (file, name, onProgress, signal) => {
        const photo = await uploadPhoto(api, file, name, onProgress, signal);
        board.add(photo);
        return photo;
      }),
    [api, board],
  );
  useDroppedFiles(queue);
  const { items: photos, failure } = useSyncExternalStore(board.subscribe, board.state);
  const [view, setView] = useState<View>("all");
  const [told, setTold] = useState("");
  const [dragged, setDragged] = useState<number>();
  const shown = photos.filter(isIn[view]);

  function reorder(ordered: readonly Photo[], photo: Photo): void {
    board.reorder(ordered);
    const { place, count } = placeOf(ordered, photo.id);
    setTold(text.moved(photo.title, place, count));
  }

  function moveByKey(event: KeyboardEvent, photo: Photo): void {
    const by = ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const)[event.key];
    if (!by || !event.altKey) return;
    event.preventDefault();
    reorder(withStep(photos, photo, by, likesOf), photo);
  }

  return (
    <ListScreen title={text.title} action={<UploadButton onChoose={(files) => queue.add(files)} />}>
      <UploadList queue={queue} />
      {photos.length === 0 ? (
        <Empty icon="staff-photos" heading={text.empty.heading}>
          {text.empty.explanation}
        </Empty>
      ) : (
        <>
          <div className="narrowing">
            <ChoiceBar
              label={text.views}
              choices={views.map((value) => ({
                value,
                label: text[value],
                count: photos.filter(isIn[value]).length,
              }))}
              chosen={view}
              onChoose={(value) => setView(value)}
            />
            <p className="field-hint">
              {text.order} {text.drop}
            </p>
          </div>
          {failure !== undefined && <CallFault words={text.notMoved} onRetry={() => void board.save()} />}
          <p className="visually-hidden" aria-live="polite">
            {told}
          </p>
          <ul className="photo-tiles">
            {shown.map((photo) => (
              <li key={photo.id} className={dragged === photo.id ? "dragged" : undefined}>
                <Link
                  to={`${staffAddresses.photos}/${photo.id}`}
                  data-row
                  onKeyDown={(event) => moveByKey(event, photo)}
                  onDragStart={() => setDragged(photo.id)}
                  onDragEnd={() => setDragged(undefined)}
                  onDragOver={(event) => dragged !== undefined && event.preventDefault()}
                  onDrop={(event) => {
                    if (dragged === undefined) return;
                    event.preventDefault();
                    const isAfter = photos.findIndex(({ id }) => id === dragged) < photos.indexOf(photo);
                    const moved = photos.find(({ id }) => id === dragged)!;
                    reorder(besideOther(photos, dragged, photo.id, isAfter), moved);
                    setDragged(undefined);
                  }}
                >
                  <img
                    src={thumbnailUrl(photo.filename)}
                    alt=""
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                    draggable={false}
                  />
                  <strong>{photo.title}</strong>
                  <span className={photo.alternativeText ? undefined : "photo-missing"}>
                    {photo.alternativeText
                      ? photo.showInGallery
                        ? text.place(placeOf(photos, photo.id).place)
                        : text.notShown
                      : text.missing}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </ListScreen>
  );
}
