import { useEffect, useRef, useState } from "react";
import { NoAnswerError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { DocumentFile } from "#src/features/documents/document.ts";
import { documentsAdminText } from "./documents-admin.text.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

/** Where sending a file stands. */
export interface DocumentUpload {
  /** What is on its way, and how much of it has been sent, from 0 to 1. */
  sending: { name: string; share: number } | undefined;
  /** Why the last file wasn't taken; `retry` where the same one may be taken the next time. */
  failure: { name: string; why: string; retry?: () => void } | undefined;
  send(file: File): Promise<void>;
  stop(): void;
}

/** Sends one file at a time to the store. @param onReceived gets what is stored */
export function useDocumentUpload(onReceived: (stored: DocumentFile) => void): DocumentUpload {
  const { api, language } = useStaff();
  const text = documentsAdminText[language];
  const [sending, setSending] = useState<DocumentUpload["sending"]>();
  const [failure, setFailure] = useState<DocumentUpload["failure"]>();
  const controller = useRef<AbortController>(undefined);
  // A screen that has been left waits for nothing.
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { name } = file;
    setFailure(undefined);
    if (file.size > uploadLimitBytes) return setFailure({ name, why: text.tooLarge });
    const form = new FormData();
    form.append("file", file);
    const { signal } = (controller.current = new AbortController());
    setSending({ name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name, share });
      onReceived(await api.upload<DocumentFile>("/documents/file", form, onProgress, signal));
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
