import { useState } from "react";
import { useNavigate } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ActionMenu, type MenuAction } from "#src/cms/staff/action-menu.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
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
  const { menu } = text;
  const actions: MenuAction[] = [
    {
      icon: "trash",
      label: menu.deleted,
      act: () => void navigate(inboxAddress({ place: "deleted", search: "" })),
    },
    { icon: "spam", label: menu.spam, act: () => void navigate(inboxAddress({ place: "spam", search: "" })) },
    { icon: "download", label: menu.exportShown, act: () => void exportFile(view) },
    { icon: "download", label: menu.exportAll, act: () => void exportFile({ place: "all", search: "" }) },
    { icon: "note", label: menu.templates, act: () => void navigate(staffAddresses.answerTemplates) },
    {
      icon: "person",
      label: menu.person,
      act: () => void navigate(staffAddresses.person, { state: { back: placeOf("inbox", language) } }),
    },
  ];
  return (
    <div className="inbox-menu positioned">
      <ActionMenu actions={actions}>
        <Icon name="more" />
        {menu.label}
        <span className="visually-hidden"> {menu.ofInbox}</span>
      </ActionMenu>
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
