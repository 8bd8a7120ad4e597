import { useNavigate } from "react-router";
import type { Article, ArticleValues } from "#src/features/articles/article.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { asNextVersion, openResource } from "#src/cms/staff/next-versions/next-version.ts";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { articlesAdminText } from "#messages/articles";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useUndo } from "#src/cms/staff/undo.tsx";

/** Hides the published article from guests at once. The form then closes if it has no unsaved text. */
export function TakeDown({ form }: { form: ResourceForm<ArticleValues, Article> }) {
  const { api, language, showToast } = useStaff();
  const text = articlesAdminText[language];
  const { retry, undo } = staffText[language];
  const navigate = useNavigate();
  const applyUndo = useUndo();
  const { isRunning, reason, run } = useCall();

  async function takeDown() {
    const { last, isUnsaved, kind } = form;
    const path = resourcePath("article", last!.id);
    // The version number of a next version isn't the version number of the published article.
    const ifVersion = asNextVersion(last) ? undefined : last!.version;
    const down = await api.put<Article>(path, { isActive: false }, ifVersion);
    const { title: name, version } = down;
    const [list, row] = [staffAddresses.news, kind.screen(down)];
    const followNewest = async () =>
      form.follow(await openResource<Article>(api, "article", last!.id, location.href));
    await followNewest();
    if (!isUnsaved) await navigate(list, { state: { saved: row } satisfies ListState });
    const values = { isActive: true };
    const putBack = async () => {
      const back = await applyUndo({ action: "values", name, list, row, path, version, values });
      if (back) await followNewest();
    };
    showToast(text.takenDown({ title: name }), [{ label: undo, act: () => void putBack() }]);
  }
  return (
    <div className="stack tight hug">
      <StaffButton aria-disabled={isRunning} onClick={() => isRunning || void run(takeDown)}>
        {isRunning ? text.takingDown : reason ? retry : text.takeDown}
      </StaffButton>
      <p className="field-hint">{text.takeDownHint}</p>
      <CallError words={text.notTakenDown} reason={reason} />
    </div>
  );
}
