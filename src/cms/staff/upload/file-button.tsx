import { useRef, type ComponentProps } from "react";
import { uploadText } from "#messages/staff";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Upload } from "./use-upload.ts";

interface Props extends Omit<ComponentProps<typeof StaffButton>, "onClick"> {
  /** The accessible name of the hidden file input. */
  label: string;
  accept: string;
  onChoose(file: File): void;
}

/** A button that lets the user choose a file. With `aria-disabled`, the button does nothing. */
export function FileButton({ label, accept, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <StaffButton
        icon="upload"
        {...button}
        onClick={() => button["aria-disabled"] || input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          target.value = "";
        }}
      />
    </>
  );
}

export function UploadProgress({
  sending,
  stop,
}: Pick<Upload, "stop"> & { sending: Upload["sending"] & {} }) {
  const text = uploadText[useStaff().language];
  return (
    <>
      <progress value={sending.share} aria-label={text.sending({ name: sending.name })} />{" "}
      <StaffButton onClick={stop}>{text.stop}</StaffButton>
    </>
  );
}
