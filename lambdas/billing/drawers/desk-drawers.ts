import { bagsIn, type Cash, closeDrawer, type Drawer, newDrawer } from '#domain/billing/drawers/drawer.ts';
import type { drawerEndpoints } from '#domain/billing/drawers/endpoints.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { DrawerClosedV1 } from '#events/billing/drawer-closed.v1.ts';
import { DrawerOpenedV1 } from '#events/billing/drawer-opened.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { DrawerStore, Till } from './drawer-store.ts';

export interface DrawerDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly drawers: DrawerStore;
  readonly cashOf: (drawer: Drawer, at: string) => Promise<Cash>;
  readonly pause: Pause;
}

const counter = 'HOUSE';

/** What was done to a drawer: it was opened, or closed with what was counted. */
export const toldOf = (
  drawer: Drawer,
  origin: { readonly newId: () => string; readonly correlationId: string },
): readonly PublishedEvent[] => {
  const { id: subject, version, openedAt, counter: at, by, float, closed } = drawer;
  const about = { drawer: subject, counter: at, holder: by, float, currency: 'USD' as const };
  if (closed === undefined)
    return [compose(DrawerOpenedV1, { subject, version, at: openedAt, data: { ...about, by } }, origin)];
  const bags = bagsIn(drawer);
  const { at: closedAt, reason: _reason, ...counted } = closed;
  return [
    compose(
      DrawerClosedV1,
      { subject, version, at: closedAt, data: { ...about, ...counted, ...(bags === 0 ? {} : { bags }) } },
      origin,
    ),
  ];
};

interface Found {
  readonly till: Till;
  readonly drawer: Drawer | undefined;
}
interface Change {
  readonly drawer: Drawer;
  readonly till: Till;
}

/** The drawers of a day, today unless another one is asked for. */
export const listDrawers =
  ({ drawers, clock }: DrawerDeps): UseCase<typeof drawerEndpoints.drawers> =>
  async ({ query: { day = newYorkDay(clock()) } }) =>
    ok({ day, items: [...(await drawers.ofDay(day))] });

/** The drawer that the caller has open. */
export const showOwnDrawer =
  ({ drawers }: DrawerDeps): UseCase<typeof drawerEndpoints.ownDrawer> =>
  async ({ caller: { userId: by } }) => {
    const { open } = await drawers.till({ by, counter });
    const drawer = open === undefined ? undefined : await drawers.find(open);
    return ok(drawer === undefined ? {} : { drawer });
  };

/** Opens a drawer of the caller, once for each key. */
export const openDeskDrawer =
  ({ drawers, clock, newId, pause }: DrawerDeps): UseCase<typeof drawerEndpoints.openDrawer> =>
  ({ body: { float }, headers, caller: { userId: by }, correlationId }) => {
    const id = headers['idempotency-key'];
    return changing<Found, Change, Drawer, ReturnType<typeof isOpen>['refusal']>(
      `The drawer of ${by}`,
      {
        read: async () => ({ till: await drawers.till({ by, counter }), drawer: await drawers.find(id) }),
        write: ({ drawer, till }) => drawers.write(drawer, till, toldOf(drawer, { newId, correlationId })),
      },
      ({ till, drawer: known }) => {
        if (known?.by === by) return { done: known };
        if (till.open !== undefined || known !== undefined) return isOpen();
        const drawer = newDrawer({ id, counter, by, float, at: clock().toISOString() });
        return { change: { drawer, till }, answer: drawer };
      },
      { pause },
    );
  };

const isOpen = () =>
  refuse('DRAWER_OPEN', 'You have a drawer open here. Count and close it before you open another one.');

const noSuchDrawer = () => refuse('DRAWER_NOT_FOUND', 'You have no such drawer.');

/** Closes a drawer with what was counted. */
export const closeDeskDrawer =
  ({ drawers, cashOf, clock, newId, pause }: DrawerDeps): UseCase<typeof drawerEndpoints.closeDrawer> =>
  async ({ params: { id }, body, caller, correlationId }) => {
    const known = await drawers.find(id);
    if (known === undefined || (known.by !== caller.userId && !caller.roles.includes('admin')))
      return noSuchDrawer();
    return changing(
      `The drawer ${id}`,
      {
        read: async () => ({ till: await drawers.till(known), drawer: (await drawers.find(id)) ?? known }),
        write: ({ drawer, till }: Change) =>
          drawers.write(drawer, till, toldOf(drawer, { newId, correlationId })),
      },
      async ({ till, drawer }) => {
        const at = clock().toISOString();
        const asked = { ...body, by: caller.userId, at };
        const closed = closeDrawer(drawer, await cashOf(drawer, at), asked);
        return closed.ok ? { change: { drawer: closed.value, till }, answer: closed.value } : closed;
      },
      { pause },
    );
  };
