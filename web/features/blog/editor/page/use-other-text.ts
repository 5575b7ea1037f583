import { useState } from 'react';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { loaded, restored, takingTheirs } from '../saving/autosave.ts';
import type { Saver } from '../saving/saver.ts';

const NOT_SENT = 'What you typed last is not saved as a version yet. Try again in a moment.';

/** What somebody decides when the post has another text than this window. `onText` shows another text in the editor. */
export const useOtherText = (id: string, saver: Saver, onText: (text: PostText) => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** What was typed last has to be a version before anything else. */
  const decide = async (work: () => Promise<string> | string) => {
    setBusy(true);
    setFailure('');
    try {
      await saver.flush();
      setFailure(await work());
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  const takeTheirs = () =>
    decide(() => {
      const next = takingTheirs(saver.shown().now, uuidV7());
      if (next === undefined) return NOT_SENT;
      saver.become(next);
      onText(next.text);
      return '';
    });
  const takeMine = () =>
    decide(async () => {
      const { theirs } = saver.shown().now;
      if (theirs === undefined) return '';
      const window = uuidV7();
      const saved = await api(blogEndpoints.restore, {
        params: { id, version: theirs.kept },
        body: { revision: theirs.saved.revision, window },
      });
      saver.become(restored(saver.shown().now, saved, window));
      await saver.flush();
      return '';
    });
  return {
    busy,
    failure,
    takeTheirs,
    takeMine,
    /** Shows what another window saved, where nothing was typed here. */
    show: (saved: SavedText) => {
      const next = loaded(saved, uuidV7());
      saver.become(next);
      onText(next.text);
    },
  };
};
