import { useEffect, useRef, useState } from "react";
import { useMatch, useNavigate } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { SearchField } from "#src/ui/staff/lists/search-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { useKeysOn } from "./inbox-keys.tsx";
import { inboxToolsText } from "./inbox-tools.text.ts";
import { inboxAddress, type View } from "#src/features/inbox/inbox-view.ts";

/** How long nothing is typed before the server is asked. */
const idleMilliseconds = 200;

/** Searches as one types; the address carries what is searched for. */
export function InboxSearch({ view }: { view: View }) {
  const text = inboxToolsText[useStaff().language].search;
  const navigate = useNavigate();
  const isMessageOpen = useMatch(`${staffAddresses.inbox}/:id`) !== null;
  const [isOn] = useKeysOn();
  const [typed, setTyped] = useState(view.search);
  const [asked, setAsked] = useState(view.search);
  const [seen, setSeen] = useState(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (view.search !== seen) {
    setSeen(view.search);
    // Back, or a link, has led to another search than what is typed here.
    if (view.search !== asked) setTyped(view.search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAsked(value.trim());
      // The list that is searched stands where the message does, on a phone.
      void navigate(inboxAddress({ ...view, search: value.trim() }), { replace: !isMessageOpen });
    }, idleMilliseconds);
  };
  return (
    <div className="inbox-search">
      <SearchField label={text.label} value={typed} onChange={search} />
      {isOn && typed === "" && <kbd aria-hidden="true">/</kbd>}
    </div>
  );
}
