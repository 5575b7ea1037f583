import type { deskEndpoints } from '#domain/desk/endpoints.ts';
import { presenceOf } from '#domain/desk/presence.ts';
import { type SavedView, VIEWS_MAX, type ViewRefusal, withView } from '#domain/desk/view.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, type Plain, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { StoredViews, ViewStore } from '../store/view-store.ts';

interface Deps {
  readonly views: ViewStore;
}

const words: Readonly<Record<ViewRefusal, string>> = {
  VIEW_CHANGED: 'You have changed this view in another tab. Look at it again, then decide.',
  VIEW_GONE: 'You have deleted this view in another tab.',
  VIEW_NAME_TAKEN: 'You have a view with this name already. Choose another name.',
  TOO_MANY_VIEWS: `You have ${VIEWS_MAX} views, and that is the most. Delete one you no longer need.`,
};

/** What of the views the caller may still see: a right that was taken takes the views of its list along. */
const seenBy = (caller: Pick<Caller, 'roles'>, views: readonly SavedView[]): SavedView[] =>
  views.filter(({ list }) => may(caller, presenceOf[list]));

/** The views of the caller. */
export const listViews =
  ({ views }: Deps): UseCase<typeof deskEndpoints.views> =>
  async ({ caller }) =>
    ok({ items: seenBy(caller, (await views.of(caller.userId)).views) });

/** Changes the views of the caller by a rule, which answers with the same views where nothing is to change. */
const changeViews = <Code extends ViewRefusal>(
  views: ViewStore,
  caller: Caller,
  rule: (before: readonly SavedView[]) => readonly SavedView[] | Code,
) =>
  changing<StoredViews, StoredViews, { items: SavedView[] }, Plain<Code>>(
    `The views of ${caller.userId}`,
    {
      read: () => views.of(caller.userId),
      write: (next) => views.keep(caller.userId, next),
    },
    (before) => {
      const next = rule(before.views);
      if (typeof next === 'string') return refuse(next, words[next]);
      const answer = { items: seenBy(caller, next) };
      if (next === before.views) return { done: answer };
      return { change: { views: [...next], version: before.version + 1 }, answer };
    },
  );

/** Keeps a view of the caller. Two tabs that keep different views at the same time both do. */
export const keepView =
  ({ views }: Deps): UseCase<typeof deskEndpoints.keepView> =>
  async ({ params: { id }, body, caller }) => {
    if (!may(caller, presenceOf[body.list]))
      return refuse('NOT_YOURS_TO_SEE', 'You do not have the right to see this list.');
    return changeViews(views, caller, (before) => withView(before, id, body));
  };

/** Deletes a view of the caller. */
export const dropView =
  ({ views }: Deps): UseCase<typeof deskEndpoints.dropView> =>
  ({ params: { id }, caller }) =>
    changeViews<never>(views, caller, (before) => {
      const next = before.filter((view) => view.id !== id);
      return next.length === before.length ? before : next;
    });
