import * as z from 'zod/mini';
import { may } from '../kernel/permissions.ts';
import type { Caller } from '../kernel/role.ts';
import { DeskListName } from './presence.ts';
import { isNamed, type SavedView } from './view.ts';

/** Views of one list that are shared. More would be a list to search in itself. */
export const SHARED_VIEWS_MAX = 30;

/** A question of a list that everybody sees who has the right to the list. */
export const SharedView = z.object({
  id: z.uuid(),
  list: DeskListName,
  name: z.string(),
  question: z.string(),
  /** User id of who shared it. Only they and admins take it away. */
  by: z.string(),
});
export type SharedView = z.infer<typeof SharedView>;

/** Why a view is not shared. */
export type ShareRefusal = 'SHARED_NAME_TAKEN' | 'TOO_MANY_SHARED';

/** The shared views of a list with one more, by name; or why it is not shared. */
export const withShared = (
  shared: readonly SharedView[],
  { id, list, name, question }: SavedView,
  by: string,
): readonly SharedView[] | ShareRefusal => {
  if (shared.some(isNamed(name))) return 'SHARED_NAME_TAKEN';
  if (shared.length >= SHARED_VIEWS_MAX) return 'TOO_MANY_SHARED';
  return [...shared, { id, list, name, question, by }].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
};

/** Whether somebody may take a shared view away: who shared it, and admins. */
export const mayRemove = (caller: Pick<Caller, 'userId' | 'roles'>, { by }: SharedView): boolean =>
  caller.userId === by || may(caller, 'staff.manage');
