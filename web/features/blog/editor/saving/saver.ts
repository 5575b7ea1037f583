import type { PostText } from '#domain/blog/text/post-text.ts';
import type { TextToSave } from '#domain/blog/text/saving.ts';
import {
  type Answer,
  type Autosave,
  answered,
  emptied,
  isUnsaved,
  sending,
  toSend,
  typed,
} from './autosave.ts';

/** What is typed is sent this long after its first letter, so at least every two seconds while somebody types. */
const SEND_AFTER_MS = 1_500;
/** While the server is not reached, it is tried again this often. */
const RETRY_MS = 5_000;

/** What saving needs of the world. */
export interface SaverDeps {
  readonly send: (text: TextToSave) => Promise<Answer>;
  /** Keeps what is typed on this device. */
  readonly keep: (text: Pick<TextToSave, 'revision' | 'window' | 'text'>) => Promise<void>;
  /** Forgets what a window typed, because the server has it. */
  readonly drop: (window: string) => Promise<void>;
}

/** What a screen shows of saving. */
export interface Saving {
  readonly now: Autosave;
  /** False when this device could not keep what is typed. */
  readonly isKept: boolean;
}

/**
 * Keeps what is typed on this device at once and sends it to the server every few moments. What could not be sent is tried again, and what is
 * kept here is there after the window was killed.
 */
export const saver = (start: Autosave, { send, keep, drop }: SaverDeps) => {
  let shown: Saving = { now: start, isKept: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKeeping = false;
  let isStopped = false;
  const watchers = new Set<() => void>();

  const show = (next: Partial<Saving>) => {
    shown = { ...shown, ...next };
    for (const watch of watchers) watch();
  };

  /** Writes the newest text to the device; whatever is typed during a writing is in the next one. */
  const keepNewest = async (): Promise<void> => {
    isKeeping = true;
    let written: Autosave | undefined;
    while (written !== shown.now) {
      written = shown.now;
      const { window, revision, text } = written;
      try {
        if (isUnsaved(written) || written.theirs) await keep({ window, revision, text });
        else await drop(window);
        if (!shown.isKept) show({ isKept: true });
      } catch (failure) {
        console.warn('What is typed could not be kept on this device', failure);
        if (shown.isKept) show({ isKept: false });
      }
    }
    isKeeping = false;
  };

  const become = (now: Autosave) => {
    const before = shown.now.window;
    show({ now });
    if (before !== now.window) void drop(before).catch(() => undefined);
    if (!isKeeping) void keepNewest();
  };

  const plan = (after: number) => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, after);
  };

  const flush = async (): Promise<void> => {
    const text = toSend(shown.now);
    if (text === undefined) return;
    show({ now: sending(shown.now) });
    become(answered(shown.now, await send(text)));
    if (isUnsaved(shown.now)) plan(shown.now.trouble ? RETRY_MS : SEND_AFTER_MS);
  };

  return {
    shown: (): Saving => shown,
    watch: (watch: () => void) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    /** Somebody typed. */
    type: (text: PostText): void => {
      become(typed(shown.now, text));
      if (isUnsaved(shown.now)) plan(SEND_AFTER_MS);
    },
    /** Sends what is not sent, now. */
    flush,
    /** Removes the whole text, because somebody really wants that. */
    empty: (): void => {
      become(emptied(shown.now));
      void flush();
    },
    /** Goes on as another window, or with another text. */
    become,
    /** Sends by itself again what is not sent. */
    resume: (): void => {
      isStopped = false;
      if (isUnsaved(shown.now)) plan(SEND_AFTER_MS);
    },
    /** Sends no more by itself, because the page is left. What is not sent stays on this device. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
export type Saver = ReturnType<typeof saver>;
