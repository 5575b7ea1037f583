import type { deskEndpoints } from '#domain/desk/endpoints.ts';
import { presenceOf } from '#domain/desk/presence.ts';
import { type SavedView, VIEWS_MAX, type ViewRefusal, withView } from '#domain/desk/view.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ViewStore } from '../store/view-store.ts';

interface Deps {
  readonly views: ViewStore;
}

/** A person has few tabs, so another try after a lost race nearly always wins. */
const TRIES = 5;

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

/** Keeps a view of the caller. Two tabs that keep different views at the same time both do. */
export const keepView =
  ({ views }: Deps): UseCase<typeof deskEndpoints.keepView> =>
  async ({ params: { id }, body, caller }) => {
    if (!may(caller, presenceOf[body.list]))
      return refuse('NOT_YOURS_TO_SEE', 'You do not have the right to see this list.');
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await views.of(caller.userId);
      const next = withView(before.views, id, body);
      if (typeof next === 'string') return refuse(next, words[next]);
      const isSame = next === before.views;
      const isKept =
        isSame || (await views.keep(caller.userId, { views: [...next], version: before.version + 1 }));
      if (isKept) return ok({ items: seenBy(caller, next) });
    }
    return refuse('VIEW_CHANGED', words.VIEW_CHANGED);
  };

/** Deletes a view of the caller. */
export const dropView =
  ({ views }: Deps): UseCase<typeof deskEndpoints.dropView> =>
  async ({ params: { id }, caller }) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await views.of(caller.userId);
      const next = before.views.filter((view) => view.id !== id);
      const isGone = next.length === before.views.length;
      const isKept =
        isGone || (await views.keep(caller.userId, { views: next, version: before.version + 1 }));
      if (isKept) return ok({ items: seenBy(caller, next) });
    }
    throw new Error('The views of this person are written all the time');
  };
