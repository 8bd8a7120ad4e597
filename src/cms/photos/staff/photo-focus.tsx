import type { FormOf } from "#src/cms/form-kind.ts";
import { photoKind, type Photo } from "#src/cms/photos/photo.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { focusClass } from "#src/ui/picture/picture.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { photosAdminText } from "#messages/photos";

interface Props {
  form: Pick<FormOf<typeof photoKind>, "values" | "set">;
  photo: Photo;
  isFolded: boolean;
}

const axes = ["focusX", "focusY"] as const;

/** The aspect ratio of the crop in each place. */
const crops = { home: "9 / 4", phone: "1", news: "3 / 2", gallery: "4 / 3" };

/** Sets a photo's focus by a click or with two sliders. Previews show how each place crops the photo. */
export function PhotoFocus({ form, photo, isFolded }: Props) {
  const { language } = useStaff();
  const text = photosAdminText[language].focus;
  const { focusX, focusY } = form.values;
  const src = pictureUrl(photo.filename);
  const cropped = focusClass([focusX, focusY]);
  const put = (name: (typeof axes)[number], share: number) =>
    form.set(name, Math.round(Math.min(Math.max(share, 0), 1) * 100));
  const tools = (
    <>
      <p className="field-hint">{text.hint}</p>
      {axes.map((name) => (
        <label key={name} className="gap-above-12 strong stack flat">
          <span>{photoKind.fields[name].label[language]}</span>
          <input
            className="full touch"
            type="range"
            name={name}
            min={0}
            max={100}
            step={5}
            value={form.values[name]}
            aria-valuetext={text.percent({ percent: form.values[name] })}
            onChange={({ target }) => form.set(name, Number(target.value))}
          />
        </label>
      ))}
      <div className="photo-crops cluster close at-top gap-above-8 gap-below-16" aria-hidden="true">
        {Object.entries(crops).map(([place, aspectRatio]) => (
          <figure className="quiet" key={place}>
            <img className={cropped} style={{ aspectRatio }} src={src} alt="" />
            <figcaption>{text.crops[place as keyof typeof crops]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
  return (
    <section>
      <div
        className="photo-whole positioned"
        role="presentation"
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          put("focusX", (clientX - left) / width);
          put("focusY", (clientY - top) / height);
        }}
      >
        <img
          src={src}
          alt={useFilled(photo.alternativeText)}
          width={photo.width}
          height={photo.height}
          draggable={false}
        />
        <svg aria-hidden="true">
          <circle cx={`${focusX}%`} cy={`${focusY}%`} r="13" />
          <circle cx={`${focusX}%`} cy={`${focusY}%`} r="3" />
        </svg>
      </div>
      {isFolded ? (
        <details>
          <summary className="disclosure strong">{text.heading}</summary>
          {tools}
        </details>
      ) : (
        <>
          <h2 className="minor-title gap-above-16">{text.heading}</h2>
          {tools}
        </>
      )}
    </section>
  );
}
