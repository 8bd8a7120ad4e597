import { Link, useLoaderData, useSubmit } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { StoredDraft } from "#src/cms/staff/drafts/drafts.ts";
import { adminText } from "#messages/admin";
import { interfaceLanguage } from "./interface-language.ts";
import { PlainScreen } from "./plain-screens.tsx";
import { unmarked } from "#src/cms/kind/live-value.ts";
import { draftRow, WaitingList } from "#src/admin/start/start-waiting.tsx";

/** Renders the screen that lists the drafts on this device before logging out deletes them. */
export function Component() {
  const unsaved = useLoaderData<StoredDraft[] | null>();
  const language = interfaceLanguage();
  const submit = useSubmit();
  if (!unsaved) return null;
  const text = adminText[language].unsaved;
  return (
    <main>
      <PlainScreen heading={text.heading({ count: unsaved.length })}>
        <p>{text.explanation}</p>
        <WaitingList rows={unsaved.map((draft) => draftRow(draft, language, unmarked))} />
        <div className="dialog-actions">
          <Link className="button plain" to={staffAddresses.start}>
            {text.stay}
          </Link>
          <button
            type="button"
            className="button plain bad"
            onClick={() => void submit(null, { method: "post" })}
          >
            {text.discard}
          </button>
        </div>
      </PlainScreen>
    </main>
  );
}
