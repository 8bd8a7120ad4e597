import { useNavigate } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { nextVersionText } from "#messages/staff";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { withoutBlankTranslations } from "#src/cms/staff/form/values.ts";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  name: string;
  copied(values: Values): object;
}

/** Shows a button that adds a draft with the values of this resource, and opens the draft. */
export function CopyResource<Values, Resource extends { id: number }>({
  form: { kind, values },
  name,
  copied,
}: Props<Values, Resource>) {
  const { api, language, showToast } = useStaff();
  const words = nextVersionText[language];
  const navigate = useNavigate();
  const { isRunning, reason, run } = useCall();
  async function copy(): Promise<void> {
    const sent = withoutBlankTranslations(copied(values));
    const added = await api.add<Resource>(`${kind.path}/next`, sent, crypto.randomUUID());
    await navigate(kind.screen(added));
    showToast(words.copied({ name }));
  }
  return (
    <>
      <button
        type="button"
        className="link-button target at-start icons-18"
        aria-disabled={isRunning}
        onClick={() => isRunning || void run(copy)}
      >
        <Icon name="copy" />
        {words.copy}
      </button>
      <CallError words={words.notCopied} reason={reason} />
    </>
  );
}
