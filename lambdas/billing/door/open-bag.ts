import { type Drawer, newDrawer } from '#domain/billing/drawers/drawer.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { type DrawerDeps, toldOf } from '../drawers/desk-drawers.ts';

const counter = 'ROAD';

/** The bag that a driver has open, which their first cash opens: of two phones that open one at once, the second uses that of the first. */
export const openBag = (
  { drawers, clock, newId, pause }: Omit<DrawerDeps, 'cashOf'>,
  { by, correlationId }: { readonly by: string; readonly correlationId: string },
): Promise<Drawer> =>
  untilWritten(
    `The bag of ${by}`,
    async () => {
      const till = await drawers.till({ by, counter });
      const open = till.open === undefined ? undefined : await drawers.find(till.open);
      if (open !== undefined) return open;
      const bag = newDrawer({ id: newId(), counter, by, float: 0, at: clock().toISOString() });
      return (await drawers.write(bag, till, toldOf(bag, { newId, correlationId }))) ? bag : again;
    },
    { pause },
  );
