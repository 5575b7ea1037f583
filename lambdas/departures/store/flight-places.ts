import type { Load } from '#domain/departures/flight.ts';
import type { PlaceRequest } from '#domain/departures/places.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { flightKey } from './flight-items.ts';

const names = { '#free': 'free', '#lb': 'thousandthsLb', '#pieces': 'pieces' };
/** DynamoDB's conditions have no arithmetic, so free capacity is stored and not booked capacity. */
const fits = '#free.#lb >= :lb AND #free.#pieces >= :pieces';
const subtract = '#free.#lb = #free.#lb - :lb, #free.#pieces = #free.#pieces - :pieces';

/** True until the manifest is made or the flight is cancelled. */
const scheduled = { name: { '#recorded': 'recorded' }, value: { ':scheduled': 'SCHEDULED' } };

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

/** Takes a place. It is refused unless the flight can be booked at this instant and the whole load fits (`placeProblem` says why). */
export const takePlace = (TableName: string, id: string, load: Load, { now, onHand }: PlaceRequest): Write =>
  subtracting(TableName, id, load, {
    set: ', #shipments = #shipments + :one',
    condition: `#recorded = :scheduled AND #opensAt <= :now AND #cutoff > :now AND ${fits}`,
    more: {
      ...scheduled.name,
      '#shipments': 'shipments',
      '#opensAt': 'opensAt',
      '#cutoff': onHand ? 'bookingCutoff' : 'cargoCutoff',
    },
    values: { ...scheduled.value, ':now': now.toISOString(), ':one': 1 },
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
}

/**
 * Changes the load of a place. What was declared may only grow as far as it fits; what was measured is written as it is, and
 * `free` may be below zero then.
 */
export const changePlace = (
  TableName: string,
  id: string,
  { before, after, measured }: PlaceChange,
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
    condition: ['#recorded = :scheduled', ...grows].join(' AND '),
    more: scheduled.name,
    values: scheduled.value,
  });
};
