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
  /** Undefined where no pictures can be chosen. */
  pickPicture: (() => Promise<PickedPicture | undefined>) | undefined;
}

/** What the tools ask before they do something. */
export type Asking = "link" | "picture" | undefined;

interface Group {
  tools: RefObject<HTMLDivElement | null>;
  /** Says that a text is there, until what it returns is called. */
  join(member: GroupedEditor): () => void;
  /** Says that it is being written in. */
  enter(editor: Editor): void;
  ask(what: Asking): void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** The group that a text is in; undefined for one with tools of its own. */
export const useEditorGroup = () => useContext(GroupContext);

const EditorToolbar = lazy(async () => ({ default: (await import("./editor-toolbar.tsx")).EditorToolbar }));

interface Props {
  /** Whether the texts stand beside each other; it may change while one is being written, which goes on then. */
  isShared: boolean;
  children: ReactNode;
}

/**
 * The texts of one field in the languages that are shown. Beside each other they have one toolbar, for the one that is,
 * or was last, being written in; otherwise each has its own.
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

/** Joins the group that the text is in, if any. What picks pictures may change with every rendering. */
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
