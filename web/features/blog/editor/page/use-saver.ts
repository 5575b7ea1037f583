import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOwnId } from '#web/session/use-session.ts';
import type { Autosave } from '../saving/autosave.ts';
import { keptTexts } from '../saving/kept-texts.ts';
import { holdWindow } from '../saving/open-windows.ts';
import { type Saver, type Saving, saver } from '../saving/saver.ts';
import { sendText } from '../saving/send-text.ts';

/** The texts that this device keeps. */
export const kept = keptTexts();

/** Saves what is typed in a window of this post, and goes on when there is a connection again. */
export const useSaver = (id: string, start: Autosave): { readonly saver: Saver; readonly saving: Saving } => {
  const ownerId = useOwnId();
  const [own] = useState(() =>
    saver(start, {
      send: (text) => sendText(id, text),
      keep: (text) => kept.keep({ ...text, ownerId, postId: id, at: new Date().toISOString() }),
      drop: (window) => kept.drop({ ownerId, postId: id, window }),
    }),
  );
  const saving = useSyncExternalStore(own.watch, own.shown);
  const { window: name } = saving.now;
  useEffect(() => holdWindow(name), [name]);
  useEffect(() => {
    const send = () => void own.flush();
    own.resume();
    send();
    addEventListener('online', send);
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('online', send);
      removeEventListener('pagehide', send);
      own.stop();
      send();
    };
  }, [own]);
  return { saver: own, saving };
};
