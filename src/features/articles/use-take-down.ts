import { useState } from "react";
import { useNavigate } from "react-router";
import { thingScreen } from "#src/features/thing-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { failureWords } from "#src/ui/staff/faults.ts";
import { useShowChange, type ListState } from "#src/ui/staff/row-focus.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { ThingForm } from "#src/ui/staff/thing-form.ts";
import { valuesOf, type ArticleValues } from "./article-values.ts";
import type { Article } from "./article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";

interface TakingDown {
  /** The article as it is stored now; undefined for a new one. */
  known: Article | undefined;
  /** The version that a save of the form replaces: taking it down is no version of somebody else's. */
  versionFor(ifVersion: number | undefined): number | undefined;
  /** @throws what the call throws */
  takeDown(): Promise<void>;
}

/**
 * Takes the article down as guests know it, whatever is being written meanwhile: that stays, and isn't saved by it.
 * With nothing unsaved the form closes.
 */
export function useTakeDown(form: ThingForm<ArticleValues, Article>): TakingDown {
  const { api, language, say } = useStaff();
  const text = articlesAdminText[language];
  const words = staffText[language];
  const navigate = useNavigate();
  const showChange = useShowChange();
  /** What was stored past the form, and the form's version that it followed. */
  const [past, setPast] = useState<{ from: number; article: Article }>();
  const known = past && past.from === form.last?.version ? past.article : form.last;

  async function put(article: Article, isActive: boolean, version: number, from: number): Promise<Article> {
    const input = { ...valuesOf(article), isActive };
    const saved = await api.put<Article>(`/article/${article.id}`, input, version);
    setPast({ from, article: saved });
    return saved;
  }

  return {
    known,
    versionFor: (ifVersion) => (past && past.from === ifVersion ? past.article.version : ifVersion),
    async takeDown() {
      const shown = known!;
      const row = thingScreen("article", shown.id);
      const { isDirty, last } = form;
      const down = await put(shown, false, shown.version, last!.version);
      if (isDirty) form.set("isActive", false);
      else await navigate(staffAddresses.news, { state: { saved: row } satisfies ListState });
      const undo = async () => {
        try {
          await put(shown, true, down.version, last!.version);
          if (isDirty) form.set("isActive", true);
          say(text.undone);
        } catch (error) {
          say(failureWords(error, language), [{ label: words.retry, act: () => void undo() }]);
        }
        await showChange(staffAddresses.news, { saved: row });
      };
      say(text.takenDown(shown.title), [{ label: words.undo, act: () => void undo() }]);
    },
  };
}
