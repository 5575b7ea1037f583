import type { SavedText } from '#domain/blog/text/saving.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { type Autosave, loaded, typed } from './autosave.ts';
import type { KeptText, KeptTexts } from './kept-texts.ts';
import { isOpenHere } from './open-windows.ts';

/** A text as its editor opens it. `found`: when it was typed on this device, where it was not saved then. */
export interface OpenedText {
  readonly now: Autosave;
  readonly found?: string;
}

/** The newest text that a window of this device typed which is not open any more. */
const leftBehind = async (all: readonly KeptText[]): Promise<KeptText | undefined> => {
  for (const one of all) if (!(await isOpenHere(one.window))) return one;
  return undefined;
};

/**
 * Opens a text. What a killed window of this device typed and could not save is taken up where it was: under the name of that window, so that the
 * server knows whether it goes on from there or somebody else has saved since.
 */
export const openText = async (
  kept: Pick<KeptTexts, 'of' | 'drop'>,
  ownerId: string,
  postId: string,
  saved: SavedText,
): Promise<OpenedText> => {
  const left = await leftBehind(await kept.of(ownerId, postId).catch(() => []));
  if (left === undefined) return { now: loaded(saved, uuidV7()) };
  const now = typed({ ...loaded(saved, left.window), revision: left.revision }, left.text);
  if (now.text !== now.safe) return { now, found: left.at };
  await kept.drop(left).catch(() => undefined);
  return { now: loaded(saved, uuidV7()) };
};
