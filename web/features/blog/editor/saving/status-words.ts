import { PostText } from '#domain/blog/text/post-text.ts';
import { isUnsaved } from './autosave.ts';
import type { Saving } from './saver.ts';

/** Where what is typed is, in words. `isTrouble`: somebody should know without looking for it. */
export interface Status {
  readonly words: string;
  readonly isTrouble: boolean;
}

const kept = (isKept: boolean, why: string): Status => ({
  words: isKept
    ? `Kept on this device, not saved yet: ${why}`
    : `Not saved, and this browser cannot keep it: ${why} Leave this page open.`,
  isTrouble: true,
});

/** Why a text does not fit, in the words of its schema. */
const misfit = (text: PostText): string | undefined => {
  const read = PostText.safeParse(text);
  return read.success ? undefined : (read.error.issues[0]?.message ?? 'it does not fit.');
};

/** What the line above the text says about saving. */
export const statusOf = ({ now, isKept }: Saving): Status => {
  if (now.empties === 'asked') return kept(isKept, 'the whole text would be removed.');
  if (now.trouble?.is === 'unreachable') return kept(isKept, 'no connection.');
  if (now.trouble?.is === 'failing')
    return kept(isKept, 'the server cannot save it right now. We keep trying.');
  if (now.trouble) return kept(isKept, misfit(now.text) ?? now.trouble.message);
  if (now.theirs)
    return {
      words: isUnsaved(now) ? 'Saving as a version…' : 'Saved as a version. The post has another text.',
      isTrouble: true,
    };
  return { words: isUnsaved(now) ? 'Saving…' : 'Saved', isTrouble: false };
};
