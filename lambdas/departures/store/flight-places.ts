import type { Load } from '#domain/departures/flight.ts';
import type { PlaceRequest } from '#domain/departures/places.ts';
import { WAITLIST_LIMIT } from '#domain/departures/waitlist/waitlist.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { flightKey } from './flight-items.ts';

const names = { '#free': 'free', '#lb': 'thousandthsLb', '#pieces': 'pieces' };
/** DynamoDB's conditions have no arithmetic, so free capacity is stored and not booked capacity. */
const fits = '#free.#lb >= :lb AND #free.#pieces >= :pieces';
const subtract = '#free.#lb = #free.#lb - :lb, #free.#pieces = #free.#pieces - :pieces';

/** True until the manifest is made or the flight is cancelled. */
const scheduled = { name: { '#recorded': 'recorded' }, value: { ':scheduled': 'SCHEDULED' } };

/** Nobody boards a flight while its manifest is made, whatever the clocks say. */
const notClosing = { condition: 'attribute_not_exists(#closing)', name: { '#closing': 'closing' } };

/** True while the list of a flight is open: from when it can be booked until the cargo cutoff. */
const openNow = `#recorded = :scheduled AND ${notClosing.condition} AND #opensAt <= :now AND #cargoCutoff > :now`;
const openNames = {
  ...scheduled.name,
  ...notClosing.name,
  '#opensAt': 'opensAt',
  '#cargoCutoff': 'cargoCutoff',
};
const openValues = (now: Date) => ({ ...scheduled.value, ':now': now.toISOString() });

/** Subtracts a load from what is free, under a condition. `shipments` counts who has a place. */
const subtracting = (
  TableName: string,
  id: string,
  load: Load,
  { set = '', condition, more = {}, values = {} }: Subtraction,
): Write => ({
  Update: {
    TableName,
    Key: flightKey(id),
    UpdateExpression: `SET ${subtract}${set}`,
    ConditionExpression: condition,
    ExpressionAttributeNames: { ...names, ...more },
    ExpressionAttributeValues: { ':lb': load.thousandthsLb, ':pieces': load.pieces, ...values },
  },
});

interface Subtraction {
  readonly set?: string;
  readonly condition: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * What is free belongs to those who wait for it, until goods on their way would be too late. `isForWaitlist` says the same of a
 * flight that was read.
 */
const forNobody = {
  condition: '(attribute_not_exists(#waiting) OR #waiting = :nobody OR #cargoCutoff <= :now)',
  names: { '#waiting': 'waiting', '#cargoCutoff': 'cargoCutoff' },
  values: { ':nobody': 0 },
};

/** Takes a place. It is refused unless the flight can be booked at this instant, nobody waits for it and the whole load fits (`placeProblem` says why). */
export const takePlace = (TableName: string, id: string, load: Load, { now, onHand }: PlaceRequest): Write =>
  subtracting(TableName, id, load, {
    set: ', #shipments = #shipments + :one',
    condition: `#recorded = :scheduled AND ${notClosing.condition} AND #opensAt <= :now AND #cutoff > :now AND ${fits} AND ${forNobody.condition}`,
    more: {
      ...scheduled.name,
      ...notClosing.name,
      ...forNobody.names,
      '#shipments': 'shipments',
      '#opensAt': 'opensAt',
      '#cutoff': onHand ? 'bookingCutoff' : 'cargoCutoff',
    },
    values: { ...scheduled.value, ...forNobody.values, ':now': now.toISOString(), ':one': 1 },
  });

/** Takes a place for one who waits for it. It is refused unless the list is open and the whole load fits. */
export const holdPlace = (TableName: string, id: string, load: Load, now: Date): Write =>
  subtracting(TableName, id, load, {
    set: ', #shipments = #shipments + :one, #waiting = #waiting - :one',
    condition: `${openNow} AND #waiting >= :one AND ${fits}`,
    more: { ...openNames, '#shipments': 'shipments', '#waiting': 'waiting' },
    values: { ...openValues(now), ':one': 1 },
  });

/** Counts one more who waits, while the list is open and not full. */
export const addWaiting = (TableName: string, id: string, now: Date): Write => ({
  Update: {
    TableName,
    Key: flightKey(id),
    UpdateExpression: 'SET #waiting = if_not_exists(#waiting, :nobody) + :one',
    ConditionExpression: `${openNow} AND (attribute_not_exists(#waiting) OR #waiting < :limit)`,
    ExpressionAttributeNames: { '#waiting': 'waiting', ...openNames },
    ExpressionAttributeValues: { ':nobody': 0, ':one': 1, ':limit': WAITLIST_LIMIT, ...openValues(now) },
  },
});

/** Counts one less who waits, in any state of the flight. */
export const subtractWaiting = (TableName: string, id: string): Write => ({
  Update: {
    TableName,
    Key: flightKey(id),
    UpdateExpression: 'SET #waiting = #waiting - :one',
    ConditionExpression: '#waiting >= :one',
    ExpressionAttributeNames: { '#waiting': 'waiting' },
    ExpressionAttributeValues: { ':one': 1 },
  },
});

/** Checks that goods can still reach the dock in time for a flight, for one whose place is held. */
export const checkOpen = (TableName: string, id: string, now: Date): Write => ({
  ConditionCheck: {
    TableName,
    Key: flightKey(id),
    ConditionExpression: openNow,
    ExpressionAttributeNames: openNames,
    ExpressionAttributeValues: openValues(now),
  },
});

/** Gives a place back, in any state of the flight. The caller's own condition makes sure that it happens once. */
export const releasePlace = (TableName: string, id: string, { thousandthsLb, pieces }: Load): Write =>
  subtracting(
    TableName,
    id,
    { thousandthsLb: -thousandthsLb, pieces: -pieces },
    {
      set: ', #shipments = #shipments - :one',
      condition: '#shipments >= :one',
      more: { '#shipments': 'shipments' },
      values: { ':one': 1 },
    },
  );

/** A place whose load is another than before. */
export interface PlaceChange {
  readonly before: Load;
  readonly after: Load;
  /** True for goods that were weighed at the dock: they count as they are, even where that is more than the flight can carry. */
  readonly measured: boolean;
  readonly now: Date;
}

/**
 * Changes the load of a place. What was declared may only grow as far as it fits and while nobody waits; what was measured is
 * written as it is, and `free` may be below zero then.
 */
export const changePlace = (
  TableName: string,
  id: string,
  { before, after, measured, now }: PlaceChange,
): Write => {
  const more = {
    thousandthsLb: after.thousandthsLb - before.thousandthsLb,
    pieces: after.pieces - before.pieces,
  };
  const grows = [
    ...(more.thousandthsLb > 0 ? ['#free.#lb >= :lb'] : []),
    ...(more.pieces > 0 ? ['#free.#pieces >= :pieces'] : []),
  ];
  if (measured || grows.length === 0)
    return subtracting(TableName, id, more, { condition: 'attribute_exists(pk)' });
  return subtracting(TableName, id, more, {
    condition: ['#recorded = :scheduled', notClosing.condition, ...grows, forNobody.condition].join(' AND '),
    more: { ...scheduled.name, ...notClosing.name, ...forNobody.names },
    values: { ...scheduled.value, ...forNobody.values, ':now': now.toISOString() },
  });
};
