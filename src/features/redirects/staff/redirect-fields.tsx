import { useEffect, useId, useState } from "react";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { findPage } from "#src/i18n/addresses.ts";
import { pageTargets } from "#src/features/redirects/page-targets.ts";
import { redirectStatuses, type Redirect } from "#src/features/redirects/redirect.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { ownPageKindText } from "#messages/own-pages";
import { redirectFormText, redirectLabelsText } from "#messages/redirects";

type Values = Pick<Redirect, "from" | "to" | "status">;
type Form = ResourceForm<Values, Redirect>;

export function StatusField({ form }: { form: Form }) {
  const { language } = useStaff();
  const { statuses } = redirectFormText[language];
  return (
    <SelectField
      {...form.field("status")}
      label={redirectLabelsText[language].status}
      value={String(form.values.status)}
      options={Object.fromEntries(redirectStatuses.map((status) => [status, statuses[status]]))}
      onChange={(chosen) => form.set("status", Number(chosen))}
    />
  );
}

interface Choice {
  to: string;
  name: string;
}

const written = "written";

/** The choice of a page, an article or a document, or an address in a text field. */
export function TargetField({ form }: { form: Form }) {
  const { api, language, offered } = useStaff();
  const text = redirectFormText[language];
  const fill = useFill();
  const id = useId();
  const [resources, setResources] = useState<Choice[]>([]);
  const { to, status } = form.values;
  const [isWritten, setIsWritten] = useState(false);
  useEffect(() => {
    const loading = new AbortController();
    api
      .get<{ targets: { to: string; title: string }[] }>("/redirects/targets", loading.signal)
      .then(({ targets }) => setResources(targets.map((each) => ({ to: each.to, name: each.title }))))
      // If the list can't be loaded, staff can still choose a page or write an address.
      .catch(() => {});
    return () => loading.abort();
  }, [api]);
  if (status === 410) return null;
  const isOwnPage = (choice: Choice) => findPage(choice.to)?.name === "ownPage";
  const isDocument = (choice: Choice) => choice.to.startsWith("document:");
  const groups = [
    ...offered.map((each) => ({
      label: text.pages({ language: languageInSentence(each, language) }),
      choices: pageTargets(each),
    })),
    { label: ownPageKindText[language].name, choices: resources.filter(isOwnPage) },
    { label: text.articles, choices: resources.filter((each) => !isDocument(each) && !isOwnPage(each)) },
    { label: text.documents, choices: resources.filter(isDocument) },
  ].filter(({ choices }) => choices.length > 0);
  const isKnown = groups.some(({ choices }) => choices.some((each) => each.to === to));
  const isOther = isWritten || (to !== "" && !isKnown);
  const field = form.field("to");
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{redirectLabelsText[language].to}</label>
        <select
          id={id}
          name={isOther ? undefined : field.name}
          value={isOther ? written : to}
          aria-invalid={!isOther && field.fault ? true : undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={({ target }) => {
            setIsWritten(target.value === written);
            form.set("to", target.value === written ? "" : target.value);
          }}
        >
          <option value="">{text.choose}</option>
          {groups.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map((each) => (
                <option key={each.to} value={each.to}>
                  {fill(each.name)}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={written}>{text.other}</option>
        </select>
        <FieldNotes id={id} fault={isOther ? undefined : field.fault} />
      </div>
      {isOther && <TextField {...field} label={text.address} hint={text.addressHint} isRequired isCode />}
    </>
  );
}
