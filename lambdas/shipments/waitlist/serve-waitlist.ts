import {
  firstThatFits,
  fitsIn,
  hasLapsed,
  heldUntil,
  isListOpen,
  type WaitlistEntry,
} from '#domain/departures/waitlist/waitlist.ts';
import { blocking } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { changeShipment, type Decision } from '../change/change-shipment.ts';
import { nextVersion } from '../change/next-version.ts';
import { waitingOf } from '../change/waiting-of.ts';
import { leaving, type WaitlistDeps } from './leave-waitlist.ts';
import { toldOfOffer, type WhyLeft } from './waitlist-events.ts';

export interface ServeDeps extends WaitlistDeps {
  /** How many hours a place is held. */
  readonly offerHours: () => Promise<number>;
}

/** What was done about a list. */
export type Served = Record<'offered' | 'lapsed' | 'left', number>;

interface Run {
  readonly departureId: string;
  readonly correlationId: string;
}

/** Changes one shipment of the list. True when it is changed now. */
const change = async (
  deps: ServeDeps,
  { correlationId }: Run,
  number: string,
  decide: (...given: Parameters<Parameters<typeof changeShipment>[1]['decide']>) => Promise<Decision<never>>,
): Promise<boolean> => {
  let isDone = false;
  const result = await changeShipment(deps, {
    number,
    by: 'system',
    correlationId,
    decide: async (before, now, origin) => {
      const decision = await decide(before, now, origin);
      isDone = 'deed' in decision;
      return decision;
    },
  });
  return result.ok && isDone;
};

const takeOff = (deps: ServeDeps, run: Run, { number }: WaitlistEntry, why: WhyLeft | 'lapsed') =>
  change(deps, run, number, async (before, now, origin) =>
    why === 'lapsed' && !(before.waits && hasLapsed(before.waits, now))
      ? { done: before }
      : leaving(deps.flights, before, { departureId: run.departureId, why }, now, origin),
  );

/** Whether a shipment still waits for this flight, and could be booked on it. */
const couldTake = ({ waits, holds }: Shipment, departureId: string): boolean =>
  waits?.departureId === departureId &&
  waits.offeredUntil === undefined &&
  blocking(holds, 'booking').length === 0;

/** Holds a place for one who waits, if it still fits. Of two runs that offer the same place one is refused, and looks again. */
const offer = async (deps: ServeDeps, run: Run, { number }: WaitlistEntry, hours: number) =>
  change(deps, run, number, async (before, now, origin) => {
    const { departureId } = run;
    const flight = await deps.flights.find(departureId, now);
    const { waits } = before;
    if (!flight || !waits || !isListOpen(flight, now) || !couldTake(before, departureId))
      return { done: before };
    const waiting = waitingOf(before, waits);
    if (!fitsIn(waiting.load, flight.free)) return { done: before };
    const until = heldUntil(flight, hours, now);
    const offered = { ...waits, offeredUntil: until };
    const after = nextVersion(before, { waits: offered }, now.toISOString());
    return {
      deed: {
        after,
        guards: deps.flights.waitlist.offer(waiting, until, now),
        ...toldOfOffer(after, offered, until, origin),
      },
    };
  });

/** Why somebody is taken off the list; undefined for one who stays. `ended` says why the whole list ends. */
const reasonToGo = (entry: WaitlistEntry, ended: WhyLeft | undefined, now: Date) => {
  if (ended !== 'flight-cancelled' && hasLapsed(entry, now)) return 'lapsed';
  return ended;
};

/** Entries from before their service was kept are read with that of their shipment, so that express goes first among them, too. */
const withService = (
  { shipments }: Pick<ServeDeps, 'shipments'>,
  entries: readonly WaitlistEntry[],
): Promise<readonly WaitlistEntry[]> =>
  Promise.all(
    entries.map(async (entry) => {
      if (entry.service !== undefined) return entry;
      const service = (await shipments.find(entry.number))?.service;
      return service === undefined ? entry : { ...entry, service };
    }),
  );

/** Holds what is free for those whose turn it is and who fit. Returns for how many. */
const offerFree = async (deps: ServeDeps, run: Run, entries: readonly WaitlistEntry[]): Promise<number> => {
  const waiting = entries.filter(({ offeredUntil }) => offeredUntil === undefined);
  if (waiting.length === 0) return 0;
  const flight = await deps.flights.find(run.departureId, deps.clock());
  if (!flight) return 0;
  const hours = await deps.offerHours();
  let { free } = flight;
  let offered = 0;
  let left = await withService(deps, waiting);
  for (let entry = firstThatFits(left, free); entry !== undefined; entry = firstThatFits(left, free)) {
    const { number, load } = entry;
    left = left.filter((one) => one.number !== number);
    if (!(await offer(deps, run, entry, hours))) continue;
    offered += 1;
    free = { thousandthsLb: free.thousandthsLb - load.thousandthsLb, pieces: free.pieces - load.pieces };
  }
  return offered;
};

/**
 * Brings the list of one flight up to this instant: held places that nobody took are free again, what is free is held for the
 * first who fit, express before standard and each in the order of joining, and a list whose flight closed or was cancelled ends. It does the same however often and
 * wherever it runs, for every step is one guarded transaction.
 */
export const serveWaitlist = async (deps: ServeDeps, run: Run): Promise<Served> => {
  const { flights, clock } = deps;
  const { departureId } = run;
  const served: Served = { offered: 0, lapsed: 0, left: 0 };
  const [flight, entries] = await Promise.all([
    flights.find(departureId, clock()),
    flights.waitlist.of(departureId),
  ]);
  const isOpen = flight !== undefined && isListOpen(flight, clock());
  if (!isOpen && entries.length === 0) await flights.waitlist.forget(departureId, clock());
  const why = flight?.recorded === 'CANCELLED' ? 'flight-cancelled' : 'list-closed';
  for (const entry of entries) {
    const reason = reasonToGo(entry, isOpen ? undefined : why, clock());
    if (reason === undefined || !(await takeOff(deps, run, entry, reason))) continue;
    served[reason === 'lapsed' ? 'lapsed' : 'left'] += 1;
  }
  if (isOpen) served.offered = await offerFree(deps, run, entries);
  return served;
};
