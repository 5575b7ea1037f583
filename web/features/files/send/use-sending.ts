import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FileSubject } from '#domain/files/file.ts';
import { type FilePurpose, rulesOf } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { NotSendable, type Prepared, prepare } from '#web/sending/prepare.ts';
import { Lost } from '#web/sending/put-bytes.ts';
import { send } from '#web/sending/send.ts';
import { filesKey } from '../use-files.ts';

/** A file that was chosen on this device and has not arrived yet. */
export interface Sending {
  /** Its idempotency key. */
  readonly key: string;
  /** The name that it has on this device. It is not sent. */
  readonly name: string;
  readonly purpose: FilePurpose;
  /** From 0 to 1. */
  readonly arrived: number;
  readonly fileId?: string;
  readonly problem?: { readonly words: string; readonly mayTryAgain: boolean };
}

const MIB = 1024 * 1024;

const sized = (prepared: Prepared, purpose: FilePurpose): Prepared => {
  const { maxBytes } = rulesOf(purpose);
  if (prepared.blob.size > maxBytes)
    throw new NotSendable(
      `This file is larger than ${maxBytes / MIB} MB. Send a smaller one, or a photo of each page.`,
    );
  return prepared;
};

/**
 * Sends chosen files one after the other. What fails stays in the list until it is sent or removed; what failed for want
 * of a connection is sent again when there is one.
 */
export const useSending = (subject: FileSubject) => {
  const cache = useQueryClient();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const chosen = useRef(new Map<string, { readonly file: File; prepared?: Prepared }>());
  const line = useRef<Promise<void>>(Promise.resolve());

  const change = (key: string, part: Partial<Sending>): void =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string): void => {
    chosen.current.delete(key);
    setSendings((all) => all.filter((one) => one.key !== key));
  };

  const work = async ({ key, purpose }: Sending): Promise<void> => {
    const item = chosen.current.get(key);
    if (!item) return;
    try {
      item.prepared ??= sized(await prepare(item.file), purpose);
      await send(
        { subject, purpose, prepared: item.prepared, key },
        {
          onAsked: (fileId) => change(key, { fileId }),
          onProgress: (arrived) => change(key, { arrived }),
        },
      );
      await cache.invalidateQueries({ queryKey: filesKey(subject) });
      remove(key);
    } catch (error) {
      change(key, {
        arrived: 0,
        problem: { words: messageOf(error), mayTryAgain: !(error instanceof NotSendable) },
      });
    }
  };
  const enter = (sending: Sending): void => {
    line.current = line.current.then(() => work(sending));
  };
  const again = (sending: Sending): void => {
    const { problem: _, ...fresh } = sending;
    setSendings((all) => all.map((one) => (one.key === sending.key ? fresh : one)));
    enter(fresh);
  };

  const lost = sendings.filter(({ problem }) => problem?.words === new Lost().message);
  useEffect(() => {
    const tryAll = () => lost.forEach(again);
    addEventListener('online', tryAll);
    return () => removeEventListener('online', tryAll);
  });

  return {
    sendings,
    choose: (files: readonly File[], purpose: FilePurpose): void => {
      for (const file of files) {
        const sending: Sending = { key: crypto.randomUUID(), name: file.name, purpose, arrived: 0 };
        chosen.current.set(sending.key, { file });
        setSendings((all) => [...all, sending]);
        enter(sending);
      }
    },
    again,
    remove,
  };
};
