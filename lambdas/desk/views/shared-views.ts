import type { deskEndpoints } from '#domain/desk/endpoints.ts';
import { type DeskList, presenceOf } from '#domain/desk/presence.ts';
import {
  mayRemove,
  SHARED_VIEWS_MAX,
  type SharedView,
  type ShareRefusal,
  withShared,
} from '#domain/desk/shared-view.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { SharedViewChangedV1 } from '#events/desk/shared-view-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { SharedViewStore } from '../store/shared-view-store.ts';
import type { ViewStore } from '../store/view-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly views: ViewStore;
  readonly shared: SharedViewStore;
}

const words: Readonly<Record<ShareRefusal, string>> = {
  SHARED_NAME_TAKEN: 'A colleague shares a view with this name already. Rename yours first.',
  TOO_MANY_SHARED: `${SHARED_VIEWS_MAX} views of this list are shared, and that is the most. Take one away first.`,
};
const VIEW_GONE = 'You have changed or deleted this view in another tab. Look at it again.';

/** What of the shared views somebody sees: those of the lists they have the right to. */
const seenBy = (caller: Pick<Caller, 'roles'>, views: readonly SharedView[]): SharedView[] =>
  views.filter(({ list }) => may(caller, presenceOf[list]));

const eventOf = (
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  view: SharedView,
  what: 'shared' | 'removed',
  { version, by, correlationId }: { version: number; by: string; correlationId: string },
) =>
  compose(
    SharedViewChangedV1,
    {
      subject: view.id,
      version,
      at: clock().toISOString(),
      data: { view: view.id, list: view.list, what, owner: view.by, by },
    },
    { newId, correlationId },
  );

/** The views that the caller and colleagues share. */
export const listShared =
  ({ shared }: Pick<Deps, 'shared'>): UseCase<typeof deskEndpoints.sharedViews> =>
  async ({ caller }) =>
    ok({ items: seenBy(caller, await shared.ofAll()) });

/** Moves a view of the caller to those that are shared, in one transaction. Sent again, it is there already. */
export const shareView =
  (deps: Deps): UseCase<typeof deskEndpoints.shareView> =>
  ({ params: { id }, body, caller, correlationId }) => {
    const { views, shared } = deps;
    const { userId } = caller;
    const share = async () => {
      const [mine, all] = await Promise.all([views.of(userId), shared.of(body.list)]);
      const view = mine.views.find((one) => one.id === id && one.list === body.list);
      const isShared = all.views.some((one) => one.id === id && one.by === userId);
      if (isShared) return ok({ items: seenBy(caller, await shared.ofAll()) });
      if (view === undefined || view.version !== body.version) return refuse('VIEW_GONE', VIEW_GONE);
      if (!may(caller, presenceOf[body.list]))
        return refuse('NOT_YOURS_TO_SEE', 'You do not have the right to see this list.');
      const next = withShared(all.views, view, userId);
      if (typeof next === 'string') return refuse(next, words[next]);
      const version = all.version + 1;
      const rest = mine.views.filter((one) => one.id !== id);
      const event = eventOf(deps, { ...view, by: userId }, 'shared', { version, by: userId, correlationId });
      const own = views.next(userId, { views: rest, version: mine.version + 1 });
      return (await shared.keep(body.list, { views: [...next], version }, event, own))
        ? ok({ items: seenBy(caller, await shared.ofAll()) })
        : again;
    };
    return untilWritten(`The shared views of ${body.list}`, share);
  };

const removed = (deps: Deps, list: DeskList, id: string, caller: Caller, correlationId: string) =>
  untilWritten(`The shared views of ${list}`, async () => {
    const { views, version } = await deps.shared.of(list);
    const view = views.find((one) => one.id === id);
    if (view === undefined) return 'gone' as const;
    if (!mayRemove(caller, view)) return 'not-yours' as const;
    const next = { views: views.filter((one) => one.id !== id), version: version + 1 };
    const facts = { version: next.version, by: caller.userId, correlationId };
    return (await deps.shared.keep(list, next, eventOf(deps, view, 'removed', facts)))
      ? ('gone' as const)
      : again;
  });

/** Takes a shared view away from everybody. One that is not there is gone already. */
export const removeShared =
  (deps: Deps): UseCase<typeof deskEndpoints.removeShared> =>
  async ({ params: { list, id }, caller, correlationId }) => {
    if (!may(caller, presenceOf[list]))
      return refuse('NOT_YOURS_TO_SEE', 'You do not have the right to see this list.');
    const outcome = await removed(deps, list, id, caller, correlationId);
    return outcome === 'not-yours'
      ? refuse('NOT_YOUR_VIEW', 'Only who shared this view, or an admin, can take it away.')
      : ok({ items: seenBy(caller, await deps.shared.ofAll()) });
  };
