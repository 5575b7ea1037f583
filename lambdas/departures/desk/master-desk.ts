import { airlineMissing } from '#domain/departures/airline.ts';
import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { flightState, mayFollow } from '#domain/departures/lifecycle.ts';
import { airlineOfPrefix, airlineWords, prefixProblem } from '#domain/departures/waybills/airlines.ts';
import {
  changedMasterStock,
  latestBlock,
  type MasterStock,
  masterNumbersLeft,
  prefixesLeft,
  takeMasterNumber,
} from '#domain/departures/waybills/master-waybill.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { WaybillStockChangedV1 } from '#events/departures/waybill-stock-changed.v1.ts';
import { WaybillStockLowV1 } from '#events/departures/waybill-stock-low.v1.ts';
import { compose } from '#events/envelope.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Transaction } from '../../runtime/table/transact.ts';
import type { FlightVersions } from '../flight-versions.ts';
import type { FlightStore } from '../store/flight-store.ts';
import type { MasterStockStore } from '../store/master-stock.ts';
import { noSuchFlight } from './change-flight.ts';

export interface MasterDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: Pick<FlightStore, 'find'>;
  readonly master: MasterStockStore;
  readonly versions: FlightVersions;
  readonly transaction: Transaction;
}

const airlineShown = (prefix: string, { blocks }: MasterStock) => {
  const code = airlineOfPrefix(prefix, blocks);
  const name = airlineWords(prefix, blocks);
  return { ...(code === undefined ? {} : { code }), ...(name === undefined ? {} : { name }) };
};

/** The stock of the airlines' numbers, with how many are left. */
export const showMaster =
  ({ master }: Pick<MasterDeps, 'master'>): UseCase<typeof departureEndpoints.master> =>
  async () => {
    const [stock, history] = await Promise.all([master.read(), master.history()]);
    return ok({
      version: stock.version,
      lowMark: stock.lowMark,
      airlines: prefixesLeft(stock).map((prefix) => ({
        prefix,
        left: masterNumbersLeft(stock, prefix),
        next: takeMasterNumber(stock, prefix, '')?.number ?? '',
        ...airlineShown(prefix, stock),
      })),
      left: masterNumbersLeft(stock),
      history: [...history],
    });
  };

const changedInBetween = () =>
  refuse('STOCK_CHANGED', 'The stock has changed since you saw it. Look at it again, then decide.');

const problems = {
  KNOWN: () =>
    refuse(
      'NUMBERS_KNOWN',
      'Some of these numbers are in the stock already, or were used. Check the first number.',
    ),
  TOO_MANY: () =>
    refuse('STOCK_FULL', 'Serials have seven digits, and there are not that many left. Add fewer.'),
  WHOSE: () =>
    refuse(
      'AIRLINE_UNKNOWN',
      'We do not know the airline of this prefix. Give its two letters, as in its flight numbers.',
    ),
  OTHER_AIRLINE: () =>
    refuse('OTHER_AIRLINE', 'Numbers with this prefix are of another airline. Check the first number.'),
} as const;

type Changing = Parameters<UseCase<typeof departureEndpoints.changeMaster>>[0];

/** Whether the same person has made this change already, for example with a double click. */
const isRepeat = async (
  { master }: Pick<MasterDeps, 'master'>,
  { body: { version, block, lowMark }, caller }: Changing,
): Promise<boolean> => {
  const known = await master.entryOf(version + 1);
  return known?.by === caller.userId && known.lowMark === lowMark && known.first === block?.first;
};

/** Adds a block of numbers that an airline gave us, and sets the low mark. */
export const changeMaster =
  (deps: MasterDeps): UseCase<typeof departureEndpoints.changeMaster> =>
  async (request) => {
    const { master, transaction, clock, newId } = deps;
    const { body, caller, correlationId } = request;
    const { version, block, lowMark } = body;
    const at = clock().toISOString();
    const before = await master.read();
    if (before.version !== version)
      return (await isRepeat(deps, request)) ? ok({ version: version + 1 }) : changedInBetween();
    const next = changedMasterStock(before, { block, lowMark }, at);
    if (typeof next === 'string') return problems[next]();
    const added = block && latestBlock(next);
    const data = {
      prefix: added?.first.slice(0, 3) ?? 'all',
      add: block?.count ?? 0,
      lowMark,
      by: caller.userId,
    };
    const facts = { subject: 'master', version: next.version, at, data };
    const event = compose(WaybillStockChangedV1, facts, { newId, correlationId });
    const entry = { version: next.version, at, by: caller.userId, lowMark, ...added };
    const outcome = await transaction({ stock: master.next(next) }, [
      master.entry(entry),
      master.told(event),
    ]);
    if (outcome === undefined || (await isRepeat(deps, request))) return ok({ version: next.version });
    return changedInBetween();
  };

/** Tells that few numbers are left with the one that reaches the mark. */
const lowEvent = (
  before: MasterStock,
  after: MasterStock,
  at: string,
  origin: { readonly newId: SharedDependencies['newId']; readonly correlationId: string },
): readonly PublishedEvent[] => {
  if (before.lowSince !== undefined || after.lowSince === undefined) return [];
  const data = { prefix: 'all', left: masterNumbersLeft(after), lowMark: after.lowMark };
  return [compose(WaybillStockLowV1, { subject: 'master', version: after.version, at, data }, origin)];
};

const shown = (flight: FlightRecord, now: Date) => ({ ...flight, state: flightState(flight, now) });

/** Why a flight gets no number; undefined when it may have one. */
const notForIt = (flight: FlightRecord, version: number, now: Date) => {
  if (!mayFollow(flightState(flight, now), 'CANCELLED'))
    return refuse('FLIGHT_LEFT', 'This flight has left, or is canceled.');
  return flight.version === version
    ? undefined
    : refuse('FLIGHT_CHANGED', 'Someone else has changed this flight. Look at it again, then decide.', {
        flight: shown(flight, now),
      });
};

/** A number is of the airline that flies: which one that is must be known, and be the one that gave us the number. */
const notOfItsAirline = (flight: FlightRecord, prefix: string, { blocks }: MasterStock) => {
  const { flightNumber } = flight;
  const missing = airlineMissing(flight);
  if (missing !== undefined || flightNumber === undefined)
    return refuse('AIRLINE_MISSING', `Set ${missing} first, then take a number of that airline.`);
  const problem = prefixProblem(flightNumber, prefix, blocks);
  return problem === undefined ? undefined : refuse('OTHER_AIRLINE', problem);
};

type Taking = Parameters<UseCase<typeof departureEndpoints.takeMaster>>[0];

/** One try, and another when others wrote flight or stock in between. */
const tryOnce = async (deps: MasterDeps, { params: { id }, body, caller, correlationId }: Taking) => {
  const { store, master, versions, transaction, clock, newId } = deps;
  const now = clock();
  const at = now.toISOString();
  const [flight, stock] = await Promise.all([store.find(id), master.read()]);
  if (!flight) return noSuchFlight();
  if (flight.mawb !== undefined) return ok(shown(flight, now));
  const wrong = notForIt(flight, body.version, now);
  if (wrong) return wrong;
  const another = notOfItsAirline(flight, body.prefix, stock);
  if (another) return another;
  const taken = takeMasterNumber(stock, body.prefix, at);
  if (!taken)
    return refuse(
      'NO_NUMBER_LEFT',
      `No air waybill number that begins with ${body.prefix} is left. Add some to the stock.`,
    );
  const next = versions.waybill(flight, taken.number, { by: caller.userId, at });
  const low = lowEvent(stock, taken.stock, at, { newId, correlationId });
  const outcome = await transaction({ flight: next.guard, stock: master.next(taken.stock) }, [
    master.used(taken.number, id, at),
    ...next.also,
    ...low.map((event) => master.told(event)),
  ]);
  return outcome === undefined ? ok(shown(next.after, now)) : again;
};

/** Gives a flight the next air waybill number of an airline, once. */
export const takeMaster =
  (deps: MasterDeps): UseCase<typeof departureEndpoints.takeMaster> =>
  (request) =>
    untilWritten('The stock of air waybill numbers', () => tryOnce(deps, request));
