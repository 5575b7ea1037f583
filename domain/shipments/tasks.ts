import { usualDayIn } from '../departures/flight-id.ts';
import type { DerivedTask } from '../kernel/derived-task.ts';
import { newYorkInstant } from '../kernel/new-york.ts';
import { type HoldKind, holds } from './holds.ts';
import { hasFlown, isClosed } from './lifecycle.ts';
import { type Opinion, opinionTasks } from './opinion/opinion.ts';
import { isOnHand } from './rolls/flight-fit.ts';
import type { Shipment } from './shipment.ts';

type ShipmentTaskKind =
  | HoldKind
  | 'CODE_LOCKED'
  | 'NO_FLIGHT'
  | 'PIECE_MISSING'
  | 'ROLLED_THRICE'
  | 'UNHAPPY';
type ShipmentTask = DerivedTask<ShipmentTaskKind>;

/** As much of a shipment as its tasks depend on. */
type Facts = Pick<Shipment, 'state' | 'holds' | 'pieces' | 'departureId' | 'bookedAt' | 'rolls' | 'rolledAt'>;

/** From this many missed cutoffs on, someone asks the sender when the goods come (trade.md, The weekly cycle). */
const ROLLS_TOO_MANY = 3;

/** The beginning of the usual day of its flight, which the id of the flight has. */
const flightDay = (departureId: string): string =>
  newYorkInstant(usualDayIn(departureId), '00:00').toISOString();

const held = ({ holds: placed, departureId, pieces }: Facts): readonly ShipmentTask[] =>
  placed.map(({ kind, at: since }) => ({
    kind,
    since,
    // A hold that keeps goods off the flight has to be cleared before it leaves.
    ...(departureId !== undefined && holds[kind].blocks.includes('manifest') && !pieces.some(hasFlown)
      ? { due: flightDay(departureId) }
      : {}),
  }));

/** Pieces that are missing, were left behind or flew too far, since the first of them. */
const astray = ({ pieces }: Facts): readonly ShipmentTask[] => {
  const [since] = pieces
    .flatMap(({ exception, at = '' }) => (exception === undefined ? [] : [at]))
    .toSorted();
  return since === undefined ? [] : [{ kind: 'PIECE_MISSING', since }];
};

const withoutFlight = ({ bookedAt, departureId, pieces }: Facts): readonly ShipmentTask[] =>
  bookedAt === undefined || departureId !== undefined || pieces.some(hasFlown)
    ? []
    : [{ kind: 'NO_FLIGHT', since: bookedAt }];

/** Goods that still do not come, since the last cutoff that they missed. */
const keepsMissing = (shipment: Facts): readonly ShipmentTask[] => {
  const { rolls = 0, rolledAt } = shipment;
  return rolls < ROLLS_TOO_MANY || rolledAt === undefined || isOnHand(shipment)
    ? []
    : [{ kind: 'ROLLED_THRICE', since: rolledAt }];
};

const lockedCode = (since: string | undefined): readonly ShipmentTask[] =>
  since === undefined ? [] : [{ kind: 'CODE_LOCKED', since }];

/**
 * What is wrong with a shipment, or waits in it for someone: its holds, pieces that went astray, a flight that it needs, goods that do
 * not come, a pickup to agree on, a code that was locked at the counter;
 * and of one that is closed, a sender who was not content.
 */
export const shipmentTasks = (
  shipment: Facts,
  {
    codeLockedSince,
    opinion,
  }: { readonly codeLockedSince?: string | undefined; readonly opinion?: Opinion | undefined } = {},
): readonly ShipmentTask[] =>
  isClosed(shipment.state)
    ? opinionTasks(opinion)
    : [
        ...held(shipment),
        ...astray(shipment),
        ...withoutFlight(shipment),
        ...keepsMissing(shipment),
        ...lockedCode(codeLockedSince),
      ];
