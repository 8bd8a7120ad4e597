import { useEffect, useRef, useState } from "react";
import type { GroundFile } from "#src/features/plan/ground/ground-file.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";
import { NoAnswerError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { groundText } from "./ground.text.ts";

/** Where sending a file stands. */
interface GroundUpload {
  /** What is on its way, and how much of it has been sent, from 0 to 1. */
  sending: { name: string; share: number } | undefined;
  /** Why the last file wasn't taken; `retry` where the same one may be taken the next time. */
  failure: { name: string; why: string; retry?: () => void } | undefined;
  send(file: File): Promise<void>;
  stop(): void;
}

/** Sends one map or picture at a time. @param onReceived gets what is stored */
export function useGroundUpload(onReceived: (stored: GroundFile) => void): GroundUpload {
  const { api, language } = useStaff();
  const [sending, setSending] = useState<GroundUpload["sending"]>();
  const [failure, setFailure] = useState<GroundUpload["failure"]>();
  const controller = useRef<AbortController>(undefined);
  // A screen that has been left waits for nothing.
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { name } = file;
    setFailure(undefined);
    if (file.size > uploadLimitBytes) return setFailure({ name, why: groundText[language].tooLarge });
    const form = new FormData();
    form.append("file", file);
    const { signal } = (controller.current = new AbortController());
    setSending({ name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name, share });
      onReceived(await api.upload<GroundFile>("/plan/ground", form, onProgress, signal));
    } catch (error) {
      if (signal.aborted) return;
      const retry = error instanceof NoAnswerError && { retry: () => void send(file) };
      setFailure({ name, why: failureWords(error, language), ...retry });
    } finally {
      setSending(undefined);
    }
  }
  return { sending, failure, send, stop: () => controller.current?.abort() };
}
