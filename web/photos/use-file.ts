import { useState } from 'react';
import type { FileSubject } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { keptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';
import { prepare } from '#web/sending/prepare.ts';
import { useOwnId } from '#web/session/use-session.ts';

/** A file that was sent, under the name that it has on this device. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
}

/** Sends a file of the person, or of what `of` names, and waits until it was looked through: only then a form can name it. */
export const useFile = (purpose: FilePurpose, onSent: (file: SentFile) => void, of?: FileSubject) => {
  const id = useOwnId();
  const [sending, setSending] = useState('');
  const [failure, setFailure] = useState('');
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFailure('');
    setSending(file.name);
    try {
      const subject = of ?? ({ kind: 'person', id } as const);
      const fileId = await sendPhoto(subject, await keptPhoto(await prepare(file), purpose));
      await whenReleased(subject, fileId);
      onSent({ id: fileId, name: file.name });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending('');
    }
  };
  return { sending, failure, send };
};
