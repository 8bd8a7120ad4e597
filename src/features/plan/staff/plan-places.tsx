import { planKind, type PlanValues } from "#src/features/plan/plan.ts";
import { lookNamesText, planAdminText, signNamesText } from "#messages/plan";
import { address } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import type { Field } from "#src/cms/kind/field.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { labelIn, pathIn, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import { columnsClass } from "#src/cms/staff/form/word-fields.tsx";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { newPlace } from "./canvas/new-place.ts";
import { NumberField } from "./number-field.tsx";
import type { PlanListProps } from "./plan-areas.tsx";
import { OpenPart } from "./open-part.tsx";
import { Position, StepButtons } from "./position-fields.tsx";

type Place = PlanValues["places"][number];

interface Props extends PlanListProps {
  textLanguage: TextLanguage;
}

const { label, parts } = planKind.fields.places;

export function PlanPlaces({ form, moves, textLanguage, chosen, onChoose }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const { places } = form.values;
  const fill = useFill();
  return (
    <PartList
      heading={label[language]}
      hint={text.placesHint}
      addLabel={text.addPlace}
      empty={newPlace(places, [20, 20], "information")}
      path="places"
      parts={places}
      onChange={(changed) => form.set("places", changed)}
      nameOf={({ name }, index) => name || text.place({ index: index + 1 })}
      firstField="name"
      onAdded={(index) => onChoose({ list: "places", index, point: 0 })}
    >
      {(place, index) => (
        <OpenPart
          isOpen={chosen?.list === "places" && chosen.index === index}
          onOpen={() => onChoose({ list: "places", index, point: 0 })}
          summary={[signNamesText[language][place.sign], fill(place.note)].filter(Boolean).join(" · ")}
        >
          <PlaceWords form={form} index={index} textLanguage={textLanguage} />
          <PlaceLook form={form} place={place} index={index} />
          <PlacePoints form={form} place={place} index={index} />
          <p className="cluster close at-foot">
            <StepButtons
              part={{ list: "places", index, point: chosen?.list === "places" ? chosen.point : 0 }}
              moves={moves}
              metresPerUnit={form.values.measures.metresPerUnit}
            />
            <StaffButton
              icon="copy"
              onClick={() => onChoose(moves.copy({ list: "places", index, point: 0 }))}
            >
              {text.copy}
            </StaffButton>
          </p>
        </OpenPart>
      )}
    </PartList>
  );
}

function PlaceWords({ form, index, textLanguage }: Pick<Props, "form" | "textLanguage"> & { index: number }) {
  const { language } = useStaff();
  const { shown } = textLanguage;
  return (
    <div className={columnsClass(textLanguage)}>
      {Object.entries<Field>(parts.words).flatMap(([word, { label: wordLabel, written }]) =>
        shown.map((each) => (
          <TextField
            key={`${word} ${each}`}
            {...form.field(pathIn(word, each, `places.${index}.`))}
            label={labelIn(wordLabel[language], each, language)}
            lang={languageTag[each]}
            isRequired={word === "name" && each === "nb"}
            hint={each === "nb" ? written?.hint?.[language] : undefined}
          />
        )),
      )}
    </div>
  );
}

function PlaceLook({ form, place, index }: Pick<Props, "form"> & { place: Place; index: number }) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const labels = labelsOf(parts, language);
  const { measures } = form.values;
  const path = `places.${index}`;
  return (
    <>
      <div className="number-fields">
        <DescribedField form={form} name={`${path}.sign`} field={parts.fields.sign} />
        <SelectField
          label={labels.look}
          name={`${path}.look`}
          value={place.look}
          options={lookNamesText[language]}
          onChange={(look) => {
            form.set(`${path}.look`, look);
            form.set(`${path}.size`, look === "building" ? (place.size ?? [30, 15]) : null);
          }}
        />
        <DescribedField form={form} name={`${path}.group`} field={parts.fields.group} />
        <TextField
          {...form.field(`${path}.id`)}
          label={labels.id}
          hint={text.addressHint({ link: `${address("sitemap", language)}#${place.id}` })}
          isRequired
        />
        {place.size && (
          <>
            <NumberField
              form={form}
              path={`${path}.size.0`}
              label={text.buildingWidth}
              scale={measures.metresPerUnit}
            />
            <NumberField
              form={form}
              path={`${path}.size.1`}
              label={text.buildingDepth}
              scale={measures.metresPerUnit}
            />
          </>
        )}
      </div>
      <SwitchField
        label={text.hasLabel}
        isOn={place.labelAt !== null}
        onChange={(isOn) => form.set(`${path}.labelAt`, isOn ? labelBeside(place) : null)}
      />
      {place.labelAt && <Position form={form} path={`${path}.labelAt.at`} />}
    </>
  );
}

function PlacePoints({
  form,
  place,
  index: placeIndex,
}: Pick<Props, "form"> & { place: Place; index: number }) {
  const text = planAdminText[useStaff().language];
  const path = `places.${placeIndex}.at`;
  const [x, y] = place.at.at(-1) ?? [20, 20];
  return (
    <PartList
      heading={text.points}
      addLabel={text.addPoint}
      empty={[x + 20, y] as [number, number]}
      path={path}
      parts={place.at}
      onChange={(at) => form.set(path, at)}
      nameOf={(_, index) => text.point({ index: index + 1 })}
      firstField="0"
    >
      {(_, index) => <Position form={form} path={`${path}.${index}`} />}
    </PartList>
  );
}

function labelBeside({ at: [[x, y] = [0, 0]], size }: Place): Place["labelAt"] {
  return size
    ? { at: [x, y + size[1] / 2 + 11], anchor: "middle", inWater: false }
    : { at: [x + 10, y + 3], anchor: "start", inWater: false };
}
