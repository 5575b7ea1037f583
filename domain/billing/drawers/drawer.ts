import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import type { Taking } from '../takings.ts';

/** Where money is taken: at our own counter, at doors by a driver, or at the counter of a destination. */
export const counters = ['HOUSE', 'ROAD', ...destinationCodes] as const;

/** What was counted when a drawer was closed. It is never changed: what is found later is a matter of the next drawer. */
const Count = z.object({
  at: z.string(),
  /** User id of who closed it. */
  by: z.string(),
  /** Cents that were in it. */
  counted: z.int(),
  /** Cash that came, in cents. */
  cashIn: z.int(),
  /** Cash that went back, in cents. */
  cashBack: z.int(),
  /** Of a bag: the drawer at our counter that has its money now. */
  into: z.optional(z.uuid()),
  /** What was there too much, in cents; below nothing what was missing. */
  difference: z.int(),
  /** Why there was a difference. */
  reason: z.optional(z.string()),
});

/** A bag of a driver that was counted into a drawer. */
const BagIn = z.object({
  bag: z.uuid(),
  /** User id of the driver. */
  from: z.string(),
  /** Cents. */
  amount: z.int(),
  at: z.string(),
});

/**
 * The cash of one person at one counter, from one count to the next. The bag of a driver is a drawer, too: it is opened by the first cash
 * that they take at a door, and counted into a drawer at our counter.
 */
export const Drawer = z.object({
  /** Made by the form that opened it. */
  id: z.uuid(),
  version: z.int(),
  counter: z.enum(counters),
  /** User id of whose drawer it is. */
  by: z.string(),
  openedAt: z.string(),
  /** Cents that were counted into it. */
  float: z.int(),
  /** Bags of drivers that were counted into it. */
  bags: z.optional(z.array(BagIn)),
  /** Absent while it is open. */
  closed: z.optional(Count),
});
export type Drawer = z.infer<typeof Drawer>;

/** A drawer that is opened with what was counted into it, in cents. */
export const newDrawer = ({
  id,
  counter,
  by,
  float,
  at: openedAt,
}: Pick<Drawer, 'id' | 'counter' | 'by' | 'float'> & { readonly at: string }): Drawer => ({
  id,
  version: 1,
  counter,
  by,
  openedAt,
  float,
});

/** Cash that came into a drawer and went out of it, in cents. */
export interface Cash {
  readonly cashIn: Cents;
  readonly cashBack: Cents;
}

/** Money that moved, and when what it takes back had come, where it is a void. */
export interface DrawerTaking
  extends Pick<Taking, 'kind' | 'at' | 'taker' | 'method' | 'amount' | 'place' | 'bag'> {
  readonly voids?: string | undefined;
}

type Whose = Pick<Drawer, 'by' | 'counter' | 'openedAt'> & Partial<Pick<Drawer, 'id'>>;

/** Whether money is in this drawer or bag, whenever it moved. What is in the bag of a driver is in no drawer of theirs. */
const isOf = ({ id, by, counter }: Whose, { taker, place, bag }: DrawerTaking): boolean =>
  counter === 'ROAD' ? bag === id : bag === undefined && taker === by && (place ?? 'HOUSE') === counter;

/**
 * The cash of a drawer until an instant. A payment that was entered by mistake and voided was never in it, so that the two count
 * nothing; a void of what came before the drawer was opened is no matter of this one.
 */
export const cashOf = (drawer: Whose, takings: readonly DrawerTaking[], until: string): Cash => {
  const isIn = (at: string): boolean => drawer.openedAt <= at && at <= until;
  const own = takings.filter(
    ({ voids, ...taking }) =>
      taking.method === 'CASH' && isOf(drawer, taking) && isIn(taking.at) && isIn(voids ?? taking.at),
  );
  const sumOf = (kinds: readonly Taking['kind'][]): Cents =>
    own.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
  return { cashIn: 0 - sumOf(['PAYMENT', 'VOID']), cashBack: sumOf(['REFUND']) };
};

/** Whether the count of a drawer has money in it. A void of what came before the drawer was opened is in no count. */
const isCountedIn = ({ openedAt, closed }: Drawer, { at, voids = at }: DrawerTaking): boolean =>
  closed !== undefined && [at, voids].every((moved) => openedAt <= moved && moved <= closed.at);

/**
 * The cash, in cents, that a person took at a counter before an instant and that no drawer of theirs counted, less what went back: the
 * takings of a day count it, and the drawer that they opened then does not.
 * @param drawers those of the day, of whomever.
 */
export const cashBefore = (
  whose: Pick<Drawer, 'by' | 'counter' | 'openedAt'>,
  takings: readonly DrawerTaking[],
  drawers: readonly Drawer[],
): Cents => {
  const { by, counter, openedAt } = whose;
  const own = drawers.filter((drawer) => drawer.by === by && drawer.counter === counter);
  return takings
    .filter(
      (taking) =>
        taking.method === 'CASH' &&
        isOf(whose, taking) &&
        taking.at < openedAt &&
        !own.some((drawer) => isCountedIn(drawer, taking)),
    )
    .reduce((sum, { amount }) => sum - amount, 0);
};

/** What came into a drawer out of bags of drivers, in cents. */
export const bagsIn = ({ bags = [] }: Pick<Drawer, 'bags'>): Cents =>
  bags.reduce((sum, { amount }) => sum + amount, 0);

/** What is to be in a drawer, in cents: float + cash in + bags of drivers − cash back. */
export const expectedIn = (drawer: Pick<Drawer, 'float' | 'bags'>, { cashIn, cashBack }: Cash): Cents =>
  drawer.float + cashIn + bagsIn(drawer) - cashBack;

/** Who closes a drawer, and what they counted. */
export interface AskedCount {
  readonly by: string;
  readonly at: string;
  /** Cents. */
  readonly counted: Cents;
  readonly reason?: string | undefined;
}

/** What a difference is, in words. */
export const differenceWords = (difference: Cents): string => {
  if (difference === 0) return 'Right to the cent';
  return difference < 0 ? `${dollars(-difference)} missing` : `${dollars(difference)} too much`;
};

const nameOf = ({ counter }: Pick<Drawer, 'counter'>): string => (counter === 'ROAD' ? 'bag' : 'drawer');

interface Off {
  readonly expected: Cents;
  readonly difference: Cents;
}

/** The drawer with its count. Who counts is not told before what is to be there; a difference needs a reason. */
export const closeDrawer = (
  drawer: Drawer,
  cash: Cash,
  { counted, reason, ...asked }: AskedCount,
): Result<Drawer, 'DRAWER_CLOSED', Refusal<'REASON_NEEDED', Off>> => {
  if (drawer.closed !== undefined)
    return refuse('DRAWER_CLOSED', `This ${nameOf(drawer)} is closed already, and stays as it was counted.`);
  const expected = expectedIn(drawer, cash);
  const difference = counted - expected;
  if (difference !== 0 && reason === undefined)
    return refuse(
      'REASON_NEEDED',
      `${differenceWords(difference)}: ${dollars(expected)} should be in the ${nameOf(drawer)}. Count again, or write why.`,
      { expected, difference },
    );
  const why = reason === undefined || difference === 0 ? {} : { reason };
  return ok({
    ...drawer,
    version: drawer.version + 1,
    closed: { ...asked, counted, ...cash, difference, ...why },
  });
};

/**
 * The bag of a driver, counted into an open drawer at our counter, which has its money from then on as one entry. A difference to the cash
 * that was taken at doors needs a reason.
 */
export const bagIntoDrawer = (
  bag: Drawer,
  drawer: Drawer,
  cash: Cash,
  asked: AskedCount,
): Result<{ bag: Drawer; drawer: Drawer }, 'DRAWER_CLOSED', Refusal<'REASON_NEEDED', Off>> => {
  const closed = closeDrawer(bag, cash, asked);
  if (!closed.ok) return closed;
  const count = closed.value.closed;
  const entry = { bag: bag.id, from: bag.by, amount: asked.counted, at: asked.at };
  return ok({
    bag: { ...closed.value, ...(count && { closed: { ...count, into: drawer.id } }) },
    drawer: { ...drawer, version: drawer.version + 1, bags: [...(drawer.bags ?? []), entry] },
  });
};
