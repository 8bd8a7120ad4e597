import { useEffect, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { focusClass } from "#src/ui/picture/picture.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { withStep } from "#src/cms/staff/lists/order/resource-order.ts";
import { ResourceBoard } from "#src/cms/staff/lists/order/resource-board.ts";
import { FoundRows, ListFoot, ListFilters } from "#src/cms/staff/lists/list-filters.tsx";
import { PhotoWordsList } from "./photo-words.tsx";
import { listFirst } from "#src/cms/staff/lists/list-all.ts";
import { isNarrowed, loadRows } from "#src/cms/staff/lists/rows.ts";
import { uploadPhoto } from "./photo-library.ts";
import { moveBeside, galleryGroupOf, positionOf } from "./photo-order.ts";
import type { Photo, PhotoInList } from "#src/cms/photos/photo.ts";
import { photosAdminText } from "#messages/photos";
import { thumbnailUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { UploadQueue } from "./upload-queue.ts";
import { UploadButton, UploadList, useDroppedFiles } from "./upload-list.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const list = await loadRows<PhotoInList>(api, kinds.photo.path, request.url);
  const { state, search } = list.narrowing;
  if (state !== "untold") return { ...list, untold: undefined };
  const query = new URLSearchParams({ state, ...(search && { search }) });
  const { items } = await listFirst<Photo>(api, kinds.photo.path, list.rows.length, `&${query.toString()}`);
  return { ...list, untold: items };
}

const views = ["inGallery", "untold"] as const;

export function Component() {
  const { api, language } = useStaff();
  const text = photosAdminText[language];
  const loaded = useLoaderData<typeof loader>();
  const { counts, narrowing } = loaded;
  const [board] = useState(() => new ResourceBoard<PhotoInList>(api, loaded.rows, kinds.photo.path));
  useEffect(() => board.load(loaded.rows), [board, loaded]);
  const queue = useMemo(
    () =>
      new UploadQueue((file, name, onProgress, signal) => uploadPhoto(api, file, name, onProgress, signal)),
    [api],
  );
  useDroppedFiles(queue);
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const uploaded = uploads.filter(({ photo }) => photo).length;
  const isBusy = uploads.some(({ state }) => state === "sending" || state === "waiting");
  useEffect(() => {
    if (uploaded > 0 && !isBusy) void revalidate();
  }, [uploaded, isBusy, revalidate]);
  const { items: photos, failure } = useSyncExternalStore(board.subscribe, board.state);
  const [announcement, setAnnouncement] = useState("");
  const fill = useFill();
  const [dragged, setDragged] = useState<number>();
  const inGallery = counts.states["inGallery"] ?? 0;
  // The order is shown only in the complete list and in the list of the gallery's photos.
  const isInOrder = narrowing.search === undefined && narrowing.state !== "untold" && !narrowing.untranslated;

  function reorder(ordered: readonly PhotoInList[], photo: PhotoInList): void {
    board.reorder(ordered);
    const count = photo.showInGallery ? inGallery : counts.all - inGallery;
    setAnnouncement(text.moved({ title: fill(photo.title), place: positionOf(ordered, photo.id), count }));
  }

  function moveByKey(event: KeyboardEvent, photo: PhotoInList): void {
    const by = ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const)[event.key];
    if (!by || !event.altKey || !isInOrder) return;
    event.preventDefault();
    reorder(withStep(photos, photo, by, galleryGroupOf), photo);
  }

  return (
    <ListScreen title={text.title} action={<UploadButton onChoose={(files) => queue.add(files)} />}>
      <UploadList queue={queue} onSaved={() => !loaded.untold && again()} />
      {counts.all === 0 && !isNarrowed(loaded) ? (
        uploads.length === 0 && (
          <Empty icon="staff-photos" heading={text.empty.heading}>
            {text.empty.explanation}
          </Empty>
        )
      ) : (
        <>
          <ListFilters
            list={loaded}
            states={views.map((value) => ({ value, label: text[value] }))}
            isAlwaysShown
          />
          {isInOrder && (
            <p className="field-hint on-desk">
              {text.order} {text.drop}
            </p>
          )}
          {failure !== undefined && <CallFault words={text.notMoved} onRetry={() => void board.save()} />}
          <p className="visually-hidden" aria-live="polite">
            {announcement}
          </p>
          <FoundRows list={loaded}>
            {loaded.untold ? (
              <PhotoWordsList photos={loaded.untold} head={<p>{text.untoldHint}</p>} />
            ) : (
              <ul className="photo-tiles stack apart gap-above-16">
                {photos.map((photo) => (
                  <li key={photo.id} className={dragged === photo.id ? "dragged" : undefined}>
                    <Link
                      to={`${staffAddresses.photos}/${photo.id}`}
                      data-row
                      onKeyDown={(event) => moveByKey(event, photo)}
                      draggable={isInOrder}
                      onDragStart={() => setDragged(photo.id)}
                      onDragEnd={() => setDragged(undefined)}
                      onDragOver={(event) => dragged !== undefined && event.preventDefault()}
                      onDrop={(event) => {
                        if (dragged === undefined) return;
                        event.preventDefault();
                        const isAfter = photos.findIndex(({ id }) => id === dragged) < photos.indexOf(photo);
                        const moved = photos.find(({ id }) => id === dragged)!;
                        reorder(moveBeside(photos, dragged, photo.id, isAfter), moved);
                        setDragged(undefined);
                      }}
                    >
                      <img
                        className={focusClass([photo.focusX, photo.focusY])}
                        src={thumbnailUrl(photo.filename)}
                        alt=""
                        width={photo.width}
                        height={photo.height}
                        loading="lazy"
                        draggable={false}
                      />
                      <strong className="breaks strong">{fill(photo.title)}</strong>
                      <span
                        className={
                          photo.alternativeText ? "quiet fine breaks" : "as-unsaved strong fine breaks"
                        }
                      >
                        {photo.alternativeText
                          ? photo.showInGallery
                            ? isInOrder && text.place({ place: positionOf(photos, photo.id) })
                            : text.notShown
                          : text.missing}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </FoundRows>
          <ListFoot list={loaded} />
        </>
      )}
    </ListScreen>
  );
}
