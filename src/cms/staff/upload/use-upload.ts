import { useEffect, useRef, useState } from "react";
import { uploadLimitBytes, uploadLimit } from "#src/i18n/upload-limit.ts";
import { NoAnswerError } from "#src/cms/staff/api.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { uploadText } from "#messages/staff";

export interface Upload {
  /** The file that is being sent. `share` is the fraction that has been sent, from 0 to 1. */
  sending: { name: string; share: number } | undefined;
  /** The reason why the last file wasn't stored. `retry` is set when there was no response. */
  failure: { name: string; reason: string; retry?: () => void } | undefined;
  send(file: File): Promise<void>;
  stop(): void;
}

type Call = (form: FormData, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>;

/** Uploads one file at a time. @param call sends the file and handles the response */
export function useUpload(call: Call): Upload {
  const { language } = useStaff();
  const [sending, setSending] = useState<Upload["sending"]>();
  const [failure, setFailure] = useState<Upload["failure"]>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { name } = file;
    setFailure(undefined);
    if (file.size === 0) return setFailure({ name, reason: uploadText[language].empty });
    if (file.size > uploadLimitBytes)
      return setFailure({ name, reason: uploadText[language].tooLarge({ limit: uploadLimit }) });
    const form = new FormData();
    form.append("file", file);
    const { signal } = (controller.current = new AbortController());
    setSending({ name, share: 0 });
    try {
      await call(form, (share) => setSending({ name, share }), signal);
    } catch (error) {
      if (signal.aborted) return;
      const retry = error instanceof NoAnswerError && { retry: () => void send(file) };
      setFailure({ name, reason: failureWords(error, language), ...retry });
    } finally {
      setSending(undefined);
    }
  }
  return { sending, failure, send, stop: () => controller.current?.abort() };
}
