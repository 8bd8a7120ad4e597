import { useNavigate } from "react-router";
import type { Article, ArticleValues } from "#src/features/articles/article.ts";
import { resourceScreen, resourcePath } from "#src/cms/resource-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { articlesAdminText } from "#messages/articles";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { type Undo, useUndo } from "#src/cms/staff/undo.tsx";

/** Returns the undo that gives an article the values `before`. */
export function describeUndo({ id, title, version }: Article, before: Partial<ArticleValues>): Undo {
  const [list, row] = [staffAddresses.news, resourceScreen("article", id)];
  return {
    action: "values",
    name: title,
    list,
    row,
    path: resourcePath("article", id),
    version,
    values: before,
  };
}

/**
 * Hides the published article. Unsaved text stays in the form and isn't saved. When nothing is unsaved, the form
 * closes.
 * @returns a function that hides it, and that throws the errors of its API call
 */
export function useTakeDown(form: ResourceForm<ArticleValues, Article>): () => Promise<void> {
  const { api, language, showToast } = useStaff();
  const navigate = useNavigate();
  const applyUndo = useUndo();

  return async () => {
    const { last, isUnsaved } = form;
    const { id, version } = last!;
    const down = await api.put<Article>(resourcePath("article", id), { isActive: false }, version);
    form.follow(down);
    if (!isUnsaved)
      await navigate(staffAddresses.news, {
        state: { saved: form.kind.screen(down) } satisfies ListState,
      });
    const undo = async () => {
      const back = await applyUndo(describeUndo(down, { isActive: true }));
      if (back) form.follow(back as Article);
    };
    showToast(articlesAdminText[language].takenDown({ title: down.title }), [
      { label: staffText[language].undo, act: () => void undo() },
    ]);
  };
}

interface Props {
  takeDown(): Promise<void>;
}

/** A button that hides the article from guests at once. It shows errors itself. */
export function TakeDown({ takeDown }: Props) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const { isRunning, reason, run } = useCall();
  return (
    <div className="take-down">
      <button
        type="button"
        className="button plain"
        aria-disabled={isRunning}
        onClick={() => isRunning || void run(takeDown)}
      >
        {isRunning ? text.takingDown : reason ? staffText[language].retry : text.takeDown}
      </button>
      <p className="field-hint">{text.takeDownHint}</p>
      <CallError words={text.notTakenDown} reason={reason} />
    </div>
  );
}
