import { useState } from "react";
import { MenuItem } from "react-aria-components/Menu";
import { MenuButton } from "#src/cms/staff/parts/menu-button.tsx";
import { useNavigate } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { inboxToolsText } from "#messages/inbox";
import { apiQuery, inboxAddress, type View } from "#src/features/feedback/inbox/staff/inbox-view.ts";
import { saveFile } from "#src/cms/staff/save-file.ts";

export function InboxMenu({ view }: { view: View }) {
  const { api, language } = useStaff();
  const text = inboxToolsText[language];
  const navigate = useNavigate();
  const [state, setState] = useState<{ exporting: View; reason?: string }>();

  async function exportFile(exporting: View) {
    setState({ exporting });
    try {
      const { filename, content } = await api.file(`/feedback/export${apiQuery(exporting)}`);
      saveFile(filename, content);
      setState(undefined);
    } catch (error) {
      setState({ exporting, reason: failureWords(error, language) });
    }
  }
  const acts: Record<string, [icon: IconName, label: string, act: () => void]> = {
    deleted: [
      "trash",
      text.menu.deleted,
      () => void navigate(inboxAddress({ place: "deleted", search: "" })),
    ],
    spam: ["spam", text.menu.spam, () => void navigate(inboxAddress({ place: "spam", search: "" }))],
    shown: ["download", text.menu.exportShown, () => void exportFile(view)],
    all: ["download", text.menu.exportAll, () => void exportFile({ place: "all", search: "" })],
    templates: ["note", text.menu.templates, () => void navigate(staffAddresses.answerTemplates)],
    person: ["person", text.menu.person, () => void navigate(staffAddresses.person)],
  };
  return (
    <div className="inbox-menu">
      <MenuButton
        icon="more"
        label={text.menu.label}
        words={
          <>
            {text.menu.label}
            <span className="visually-hidden"> {text.menu.ofInbox}</span>
          </>
        }
        onAction={(key) => acts[key]![2]()}
      >
        {Object.entries(acts).map(([key, [icon, label]]) => (
          <MenuItem key={key} id={key} textValue={label}>
            <Icon name={icon} />
            {label}
          </MenuItem>
        ))}
      </MenuButton>
      <p className="inbox-exporting" aria-live="polite">
        {state && !state.reason && text.exporting}
      </p>
      {state?.reason && (
        <CallFault
          words={`${text.notExported} ${state.reason}`}
          onRetry={() => void exportFile(state.exporting)}
        />
      )}
    </div>
  );
}
