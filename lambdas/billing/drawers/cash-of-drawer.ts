import { type Cash, cashOf, type Drawer, type DrawerTaking } from '#domain/billing/drawers/drawer.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import type { MoneyList } from '../money-list.ts';

/** Longer than anybody leaves a drawer open. */
const MOST_DAYS = 60;

const daysBetween = (from: string, to: string): readonly string[] => {
  const days = [from];
  for (let day = from; day < to && days.length < MOST_DAYS; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
};

interface Deps {
  readonly list: MoneyList;
  readonly invoices: Pick<InvoiceStore, 'find'>;
}

/** A taking, with when what it voids had come. */
const withVoided = async ({ invoices }: Deps, taking: Taking): Promise<DrawerTaking> => {
  if (taking.kind !== 'VOID') return taking;
  const entries = (await invoices.find(taking.invoice))?.entries ?? [];
  const voiding = entries.find((entry) => entry.kind === 'VOID' && entry.id === taking.id);
  const payment = voiding?.kind === 'VOID' ? entries.find(({ n }) => n === voiding.of) : undefined;
  return { ...taking, voids: payment?.at };
};

/**
 * The cash that came into a drawer and went out of it until an instant, by the takings of its days. The index is a moment behind the
 * table; who counts a drawer took its last payment before that.
 */
export const cashOfDrawer =
  (deps: Deps) =>
  async (drawer: Drawer, at: string): Promise<Cash> => {
    const days = daysBetween(newYorkDay(Date.parse(drawer.openedAt)), newYorkDay(Date.parse(at)));
    const money = (await mapConcurrently(days, deps.list.takings)).flat();
    const own = money.filter(
      ({ taker, method, bag }) => method === 'CASH' && (taker === drawer.by || bag === drawer.id),
    );
    return cashOf(drawer, await mapConcurrently(own, (taking) => withVoided(deps, taking)), at);
  };
