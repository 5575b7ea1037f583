import type { PostText } from '#domain/blog/text/post-text.ts';
import type { SavedText, TextToSave } from '#domain/blog/text/saving.ts';

/** Why what is typed is not in the post yet. `unreachable`: no connection; `failing`: the server could not; `refused`: it said why. */
interface Trouble {
  readonly is: 'unreachable' | 'failing' | 'refused';
  readonly message: string;
}

/** Somebody saved in another window in between: their text, and the version that holds ours. */
interface Theirs {
  readonly saved: SavedText;
  /** Id of the version that holds what this window sent. */
  readonly kept: string;
}

/** What a window knows about saving the text that is typed in it. */
export interface Autosave {
  readonly window: string;
  /** The revision that it loaded or saved last. */
  readonly revision: number;
  /** What is typed. */
  readonly text: PostText;
  /** What the server has of it: as the text of the post, or aside as a version. */
  readonly safe: PostText;
  /** What is on its way. */
  readonly sent?: PostText | undefined;
  readonly trouble?: Trouble | undefined;
  readonly theirs?: Theirs | undefined;
  /** The whole text would be removed. `asked`: nobody has said yet whether they want that. */
  readonly empties?: 'asked' | 'wanted' | undefined;
}

const isSame = (one: PostText, other: PostText): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A window that has just loaded a text. */
export const loaded = (
  { text, revision }: Pick<SavedText, 'text' | 'revision'>,
  window: string,
): Autosave => ({
  window,
  revision,
  text,
  safe: text,
});

/** Whether something is typed that the server does not have. */
export const isUnsaved = ({ text, safe }: Autosave): boolean => text !== safe;

/** Something was typed. */
export const typed = (now: Autosave, text: PostText): Autosave => {
  const isBack = now.sent === undefined && isSame(text, now.safe);
  const empties = text.body.length > 0 ? undefined : now.empties;
  return { ...now, text: isBack ? now.safe : text, empties };
};

/** What to send now; nothing while something is on its way, while all is there, or while somebody is asked. */
export const toSend = (now: Autosave): TextToSave | undefined => {
  const { revision, window, text, sent, empties } = now;
  if (sent !== undefined || !isUnsaved(now) || empties === 'asked') return undefined;
  return { revision, window, text, ...(empties === 'wanted' ? { empties: true } : {}) };
};

/** It is on its way. */
export const sending = (now: Autosave): Autosave => ({ ...now, sent: now.text });

/** What the server answered. */
export type Answer =
  | { readonly is: 'saved'; readonly revision: number }
  | ({ readonly is: 'changed' } & Theirs)
  | { readonly is: 'emptied' }
  | { readonly is: 'failed'; readonly trouble: Trouble };

/** The answer to what was sent. What was typed meanwhile is sent next. */
export const answered = (now: Autosave, answer: Answer): Autosave => {
  const { sent, ...rest } = now;
  const safe = sent ?? now.safe;
  switch (answer.is) {
    case 'saved':
      return {
        ...rest,
        safe,
        revision: answer.revision,
        trouble: undefined,
        theirs: undefined,
        empties: undefined,
      };
    case 'changed':
      return { ...rest, safe, trouble: undefined, theirs: { saved: answer.saved, kept: answer.kept } };
    case 'emptied':
      return { ...rest, trouble: undefined, empties: now.text.body.length === 0 ? 'asked' : undefined };
    case 'failed':
      return { ...rest, trouble: answer.trouble };
  }
};

/** Somebody really wants an empty text. */
export const emptied = (now: Autosave): Autosave => ({ ...now, empties: 'wanted' });

/**
 * Goes on with the text of the other window, in a window of its own name: what was typed before stays a version under the old one. Undefined
 * while the server does not have everything that was typed here.
 */
export const takingTheirs = (now: Autosave, window: string): Autosave | undefined =>
  now.theirs === undefined || isUnsaved(now) || now.sent !== undefined
    ? undefined
    : loaded(now.theirs.saved, window);

/** What was typed here is the text of the post again. What was typed since is sent next. */
export const restored = (now: Autosave, saved: SavedText, window: string): Autosave => ({
  window,
  revision: saved.revision,
  text: isSame(now.text, saved.text) ? saved.text : now.text,
  safe: saved.text,
});
