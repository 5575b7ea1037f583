import { bagIntoDrawer, type Drawer } from '#domain/billing/drawers/drawer.ts';
import type { drawerEndpoints } from '#domain/billing/drawers/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type DrawerDeps, toldOf } from '../drawers/desk-drawers.ts';
import type { Till } from '../drawers/drawer-store.ts';

/** The bags that nobody has counted yet. */
export const listBags =
  ({ drawers }: Pick<DrawerDeps, 'drawers'>): UseCase<typeof drawerEndpoints.bags> =>
  async () =>
    ok({ items: [...(await drawers.openBags())] });

const noSuchBag = () => refuse('BAG_NOT_FOUND', 'There is no such bag.');
const drawerNeeded = () =>
  refuse('DRAWER_NEEDED', 'Open your drawer first: what is in the bag goes into it.');

interface Counted {
  readonly bag: Drawer;
  readonly drawer: Drawer;
}
interface Found {
  readonly bag: Drawer;
  readonly till: Till;
  /** What the caller has open at our counter. */
  readonly drawer: Drawer | undefined;
}
type Refused =
  | ReturnType<typeof drawerNeeded>['refusal']
  | Extract<ReturnType<typeof bagIntoDrawer>, { readonly ok: false }>['refusal'];

/** Closes the bag of a driver with what was counted, and puts that into the open drawer of the caller. */
export const closeDriversBag =
  ({ drawers, cashOf, clock, newId, pause }: DrawerDeps): UseCase<typeof drawerEndpoints.closeBag> =>
  async ({ params: { id }, body, caller: { userId: by }, correlationId }) => {
    const known = await drawers.find(id);
    if (known?.counter !== 'ROAD') return noSuchBag();
    const origin = { newId, correlationId };
    return changing<Found, Counted, Counted, Refused>(
      `The bag ${id}`,
      {
        read: async () => {
          const [bag = known, till, { open }] = await Promise.all([
            drawers.find(id),
            drawers.till(known),
            drawers.till({ by, counter: 'HOUSE' }),
          ]);
          return { bag, till, drawer: open === undefined ? undefined : await drawers.find(open) };
        },
        write: (next, { till }) => drawers.writeBag(next, till, toldOf(next.bag, origin)),
      },
      async ({ bag, drawer }) => {
        // A bag that is closed stays so, whatever drawer is open.
        if (drawer === undefined && bag.closed === undefined) return drawerNeeded();
        const at = clock().toISOString();
        const counted = bagIntoDrawer(bag, drawer ?? bag, await cashOf(bag, at), { ...body, by, at });
        return counted.ok ? { change: counted.value, answer: counted.value } : counted;
      },
      { pause },
    );
  };
