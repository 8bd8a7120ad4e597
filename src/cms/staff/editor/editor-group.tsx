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
import type { GroupedEditor, OpenPopover } from "./html-field-props.ts";

interface Group {
  tools: RefObject<HTMLDivElement | null>;
  /** Adds a text to the group. @returns a function that removes this text */
  join(member: GroupedEditor): () => void;
  enter(editor: Editor): void;
  showPopover(popover: OpenPopover): void;
}

const GroupContext = createContext<Group | undefined>(undefined);

export const useEditorGroup = () => useContext(GroupContext);

const EditorToolbar = lazy(async () => ({ default: (await import("./editor-toolbar.tsx")).EditorToolbar }));

interface Props {
  /** True when the texts are side by side. A change of this layout doesn't move the focus. */
  isShared: boolean;
  children: ReactNode;
}

/** Shows a field's texts in the visible languages. They share a toolbar, which acts on the last focused text. */
export function EditorGroup({ isShared, children }: Props) {
  const tools = useRef<HTMLDivElement>(null);
  const [members, setMembers] = useState<readonly GroupedEditor[]>([]);
  const [entered, enter] = useState<Editor>();
  const [openPopover, showPopover] = useState<OpenPopover>();
  const group = useMemo<Group>(
    () => ({
      tools,
      join(member) {
        setMembers((before) => [...before, member]);
        if (member.editor.isFocused) enter(member.editor);
        return () => setMembers((before) => before.filter((each) => each !== member));
      },
      enter,
      showPopover,
    }),
    [],
  );
  const active = members.find(({ editor }) => editor === entered) ?? members[0];
  // Without columns, each language's field is laid out like any other field of the form.
  return (
    <div className={isShared ? "editor-group shrinks stack close across" : "contents"}>
      {isShared && (
        <Suspense fallback={<div className="editor-tools on-sand line-below" />}>
          {active ? (
            <EditorToolbar
              {...active}
              ref={tools}
              openPopover={openPopover}
              onPopover={showPopover}
              isShared
            />
          ) : (
            <div className="editor-tools on-sand line-below" />
          )}
        </Suspense>
      )}
      <GroupContext value={isShared ? group : undefined}>{children}</GroupContext>
    </div>
  );
}

/** Adds the text to its group, if it has a group. `pickPicture` may be a new function on each render. */
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
