import type { Editor } from "@tiptap/react";
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import type { PickedPicture } from "./html-field.tsx";

/** One of the texts that share a toolbar. */
export interface GroupedEditor {
  editor: Editor;
  /** Language of the text, as "nb-NO". */
  lang: string;
  /** Undefined when no pictures can be chosen. */
  pickPicture: (() => Promise<PickedPicture | undefined>) | undefined;
}

/** The question that a tool asks first. */
export type Asking = "link" | "picture" | "liveValue" | undefined;

interface Group {
  tools: RefObject<HTMLDivElement | null>;
  /** Adds a text to the group. @returns a function that removes it */
  join(member: GroupedEditor): () => void;
  /** Says that the user writes in this text now. */
  enter(editor: Editor): void;
  ask(what: Asking): void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** The group of a text; undefined when it has a toolbar of its own. */
export const useEditorGroup = () => useContext(GroupContext);

const EditorToolbar = lazy(async () => ({ default: (await import("./editor-toolbar.tsx")).EditorToolbar }));

interface Props {
  /** Whether the texts are side by side; this may change while somebody writes, without interrupting them. */
  isShared: boolean;
  children: ReactNode;
}

/**
 * The texts of one field in the languages that are shown. Side by side they have one toolbar, for the text that is or
 * was last written in. Otherwise each has its own.
 */
export function EditorGroup({ isShared, children }: Props) {
  const tools = useRef<HTMLDivElement>(null);
  const [members, setMembers] = useState<readonly GroupedEditor[]>([]);
  const [entered, enter] = useState<Editor>();
  const [asking, ask] = useState<Asking>();
  const group = useMemo<Group>(
    () => ({
      tools,
      join(member) {
        setMembers((before) => [...before, member]);
        if (member.editor.isFocused) enter(member.editor);
        return () => setMembers((before) => before.filter((each) => each !== member));
      },
      enter,
      ask,
    }),
    [],
  );
  const active = members.find(({ editor }) => editor === entered) ?? members[0];
  return (
    <div className={isShared ? "editor-group" : "editor-fields"}>
      {isShared && (
        <Suspense fallback={<div className="editor-tools" />}>
          {active ? (
            <EditorToolbar {...active} ref={tools} asking={asking} onAsk={ask} isShared />
          ) : (
            <div className="editor-tools" />
          )}
        </Suspense>
      )}
      <GroupContext value={isShared ? group : undefined}>{children}</GroupContext>
    </div>
  );
}

/** Joins the text's group, if there is one. `pickPicture` may be a new function on each rendering. */
export function useGroupMember(
  editor: Editor,
  lang: string,
  pickPicture: GroupedEditor["pickPicture"],
): void {
  const group = useEditorGroup();
  const latest = useRef(pickPicture);
  useEffect(() => {
    latest.current = pickPicture;
  });
  const canPick = pickPicture !== undefined;
  useEffect(
    () => group?.join({ editor, lang, pickPicture: canPick ? async () => latest.current?.() : undefined }),
    [group, editor, lang, canPick],
  );
}
