import * as z from 'zod/mini';
import { DeskListName } from './presence.ts';

/** The question of a list as its address has it, without the leading `?`. */
export const Question = z.string().check(z.maxLength(500), z.regex(/^[\w%=&.+*-]*$/, 'Give a question'));

/** Views that one person may have over all lists. */
export const VIEWS_MAX = 30;
export const VIEW_NAME_MAX = 40;

const ViewName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give it a name'),
    z.maxLength(VIEW_NAME_MAX, `A name has at most ${VIEW_NAME_MAX} characters`),
  );

/** A question of a list that somebody keeps under a name. Nobody else sees it. */
export const SavedView = z.object({
  id: z.uuid(),
  list: DeskListName,
  name: z.string(),
  question: z.string(),
  /** Grows with each change of the name or the question. */
  version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

/** What somebody wants a view to be. `version` is that of the view they saw; 0 for a new one. */
export const WantedView = z.strictObject({
  list: DeskListName,
  name: ViewName,
  question: Question,
  version: z.int().check(z.gte(0)),
});
export type WantedView = z.infer<typeof WantedView>;

const isWanted = (view: SavedView, { list, name, question }: WantedView): boolean =>
  view.list === list && view.name === name && view.question === question;

/** Whether a view has a name, whatever its case. */
export const isNamed = (name: string) => (view: Pick<SavedView, 'name'>) =>
  view.name.toLowerCase() === name.toLowerCase();

/** Why a view is not kept. */
export type ViewRefusal = 'VIEW_CHANGED' | 'VIEW_GONE' | 'VIEW_NAME_TAKEN' | 'TOO_MANY_VIEWS';

/** The views of a person with one that is new or changed, by name; the same ones when it is there already; or why it is not kept. */
export const withView = (
  views: readonly SavedView[],
  id: string,
  wanted: WantedView,
): readonly SavedView[] | ViewRefusal => {
  const before = views.find((view) => view.id === id);
  // Sent again after an answer that was lost.
  if (before && isWanted(before, wanted)) return views;
  if (before && before.version !== wanted.version) return 'VIEW_CHANGED';
  if (!before && wanted.version !== 0) return 'VIEW_GONE';
  const others = views.filter((view) => view.id !== id);
  if (others.filter(({ list }) => list === wanted.list).some(isNamed(wanted.name))) return 'VIEW_NAME_TAKEN';
  if (others.length >= VIEWS_MAX) return 'TOO_MANY_VIEWS';
  return [...others, { ...wanted, id, version: wanted.version + 1 }].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
};
