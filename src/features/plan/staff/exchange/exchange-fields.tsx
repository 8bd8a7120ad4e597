import { useRef, useState } from "react";
import type { FormOf } from "#src/cms/form-kind.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { placeOf } from "#src/campsite/identity/place.ts";
import { pitchesOf } from "#src/features/plan/pitches.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Dialog } from "#src/cms/staff/dialog.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { saveFile } from "#src/cms/staff/save-file.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { exchangeText } from "#messages/plan";
import { staffText } from "#messages/staff";
import { onEarth } from "./on-earth.ts";
import { fromGeoJson, toGeoJson, type Read } from "./plan-geojson.ts";

type Form = FormOf<typeof planKind>;

/** A plan of five hundred pitches has 60 KB. */
const maxBytes = 5_000_000;

const maxShownFaults = 5;

/** True when importing a file replaces nothing. */
const isEmpty = ({ areas, places }: Form["values"]) => areas.length === 0 && places.length === 0;

/** Exports the plan for other programs, and imports their changes as a draft. */
export function ExchangeFields({ form }: { form: Form }) {
  const { api, language } = useStaff();
  const text = exchangeText[language];
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [read, setRead] = useState<Read>();

  /** Returns undefined and shows the reason when the campsite's position is unknown. */
  async function findEarth() {
    setFaults([]);
    try {
      const identity = await api.get<Identity>("/identity/1");
      const place = placeOf(identity);
      if (place) return onEarth(form.values.measures, place);
      setFaults([text.noPosition]);
    } catch (error) {
      setFaults([failureWords(error, language)]);
    }
    return undefined;
  }

  async function save(): Promise<void> {
    const earth = await findEarth();
    if (!earth) return;
    const content = JSON.stringify(toGeoJson(form.values, earth), undefined, 2);
    saveFile("plan.geojson", new Blob([content], { type: "application/geo+json" }));
  }

  async function open(file: File): Promise<void> {
    if (file.size > maxBytes) return setFaults([text.tooLarge({ name: file.name })]);
    const earth = await findEarth();
    if (!earth) return;
    const found = fromGeoJson(await file.text(), form.values, earth);
    if (found === "not-geojson") return setFaults([text.notGeoJson({ name: file.name })]);
    if (found === "nothing") return setFaults([text.nothing({ name: file.name })]);
    if ("why" in found)
      return setFaults([text.featureIs({ number: found.feature, why: text.whys[found.why] })]);
    const faults = form.faultsOf(found.values).map(({ path, message }) => {
      const number = featureAt(path, found);
      const list = planKind.fields[path.split(".")[0] as "areas" | "places"].label[language];
      return number === undefined ? `${list}: ${message}` : text.featureIs({ number, why: message });
    });
    if (faults.length === 0) return isEmpty(form.values) ? take(found) : setRead(found);
    const more = faults.length - maxShownFaults;
    setFaults([...faults.slice(0, maxShownFaults), ...(more > 0 ? [text.andMore({ count: more })] : [])]);
  }

  function take({ values }: Read): void {
    form.set("areas", values.areas);
    form.set("places", values.places);
    setRead(undefined);
  }

  return (
    <div className="plan-exchange">
      <button type="button" className="button plain" onClick={() => void save()}>
        {text.save}
      </button>
      <button type="button" className="button plain" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {text.open}
      </button>
      <input
        ref={input}
        type="file"
        accept=".geojson,.json,application/geo+json,application/json"
        hidden
        aria-label={text.open}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void open(chosen);
          target.value = "";
        }}
      />
      <p className="field-hint">{text.hint}</p>
      <div role="alert">
        {faults.map((each) => (
          <p key={each} className="field-fault">
            <Icon name="fault" />
            <span>{each}</span>
          </p>
        ))}
      </div>
      <Dialog heading={text.heading} isOpen={read !== undefined} onClose={() => setRead(undefined)}>
        {read && <p>{text.replaces(countsOf(read, form))}</p>}
        <div className="dialog-actions">
          <button type="button" className="button action" onClick={() => read && take(read)}>
            {text.take}
          </button>
          <button type="button" className="button plain" onClick={() => setRead(undefined)}>
            {staffText[language].cancel}
          </button>
        </div>
      </Dialog>
    </div>
  );
}

/** Returns the number of the feature from which a value was read: that of its nearest part. */
function featureAt(path: string, { features }: Read): number | undefined {
  const steps = path.split(".");
  const starts = steps.map((_, index) => steps.slice(0, steps.length - index).join("."));
  return features.get(starts.find((start) => features.has(start)) ?? "");
}

const countsOf = ({ values: { areas, places } }: Read, form: Form) => ({
  areas: areas.length,
  pitches: areas.flatMap((area) => pitchesOf(area, form.values.measures)).length,
  places: places.length,
});
