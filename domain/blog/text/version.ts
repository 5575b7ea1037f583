import * as z from 'zod/mini';
import type { Block } from '../body/block.ts';
import { countWords, linesOf, readable } from '../body/lines.ts';
import { PostText } from './post-text.ts';
import type { SavedText } from './saving.ts';

/** A version is made of a text that is this much older than the next saving. */
const KEPT_EVERY_MS = 10 * 60_000;

/** Why a version of a text is kept. */
const versionReasons = [
  'typed',
  'aside',
  'review',
  'approved',
  'scheduled',
  'published',
  'restored',
] as const;
type VersionReason = (typeof versionReasons)[number];

/** A version of a text as lists have it. `typed`: kept while somebody wrote; `aside`: typed while another window had the text. */
export const VersionEntry = z.object({
  /** Its place: versions sort by it, and no two have the same one. */
  id: z.string(),
  reason: z.enum(versionReasons),
  title: z.string(),
  /** How many words its body has. */
  words: z.int(),
  by: z.string(),
  at: z.string(),
});
export type VersionEntry = z.infer<typeof VersionEntry>;

/** Whether the text before a saving is kept as a version: it was there for some minutes, or somebody else wrote it. */
export const keepsBefore = (before: SavedText, after: SavedText): boolean =>
  before.by !== after.by || Date.parse(after.at) - Date.parse(before.keptAt ?? before.at) >= KEPT_EVERY_MS;

/** A version with its text. */
export const Version = z.object({ ...VersionEntry.shape, text: PostText });
export type Version = z.infer<typeof Version>;

/** How many words a body has. What live blocks say is not counted: it changes by itself. */
export const wordCount = (body: readonly Block[]): number =>
  body.flatMap(linesOf).reduce((sum, words) => sum + countWords(readable(words)), 0);

/** The id of a version that was kept at an instant. */
export const versionId = (reason: VersionReason, at: string): string =>
  `${at.replaceAll(/[^0-9]/g, '')}-${reason}`;

/** A version of a text as it is kept. Its place is when it was kept, with whose window wrote it. */
export const versionOf = (
  { text, by, window }: Pick<SavedText, 'text' | 'by' | 'window'>,
  reason: VersionEntry['reason'],
  at: string,
): Version => ({
  // What one window types aside is one version, however often it is sent.
  id: reason === 'aside' ? `aside-${window}` : versionId(reason, at),
  reason,
  title: text.title,
  words: wordCount(text.body),
  by,
  at,
  text,
});
