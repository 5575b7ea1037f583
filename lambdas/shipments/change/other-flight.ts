import type { Flight } from '#domain/departures/flight.ts';
import { rebooked } from '#domain/shipments/flight-progress/rebook.ts';
import { pickupMark } from '#domain/shipments/pickup.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { RollCause } from '#domain/shipments/rolls/roll-causes.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { CancelDeps } from './cancel-shipment.ts';
import { factsOf, type Origin } from './events.ts';
import { entryOf, nextVersion } from './next-version.ts';
import { placeWrites } from './place-writes.ts';

/** Some pieces of a shipment that get another flight, while the others keep theirs. */
interface PiecesMoved {
  readonly numbers: readonly number[];
  /** The flight that left without them, or does not fly. */
  readonly lost: Flight;
  readonly next: Flight;
  readonly why: RollCause;
  /** Whether they are at our dock. */
  readonly onHand: boolean;
  /** One more missed cutoff, when it was one. */
  readonly counted?: Pick<Partial<Shipment>, 'rolls' | 'rolledAt'>;
  /** What whoever did it has noted. */
  readonly note?: string;
}

/** What the sender hears: which pieces, and what is promised for them now. */
const toldOf = (after: Shipment, { numbers, lost, next, why, onHand }: PiecesMoved, origin: Origin) => {
  const staying = partOn(after, lost.id)
    .pieces.filter(({ state }) => state !== 'CANCELLED')
    .map(({ n }) => n);
  const { number, ownerId, rolls = 0 } = after;
  const promise = { day: next.day, cargoCutoff: next.cargoCutoff, eta: next.eta };
  const flights = { from: lost.id, fromDay: lost.day, to: next.id, promise };
  const data = {
    number,
    ownerId,
    ...flights,
    rolls,
    why,
    pieces: [...numbers],
    staying,
    onHand,
    ...pickupMark(after),
    by: origin.by,
  };
  return compose(ShipmentRolledV1, { ...factsOf(after), data }, origin);
};

/** The writes of what is exported, when the shipment itself has another flight. */
const exportWrites = async (
  { exports }: Pick<CancelDeps, 'exports'>,
  before: Shipment,
  after: Shipment,
  now: Date,
) => (after.departureId === before.departureId ? {} : (await exports.after(before, after, now)).writes);

/**
 * Puts pieces of a shipment on another flight than the others: the next version, the writes that take their place there and give back
 * the one before, what history keeps, and the event that tells the sender.
 */
export const onOtherFlight = async (
  deps: Pick<CancelDeps, 'flights' | 'exports'>,
  before: Shipment,
  move: PiecesMoved,
  { origin, now }: { readonly origin: Origin; readonly now: Date },
) => {
  const { numbers, lost, next, onHand, note } = move;
  const at = now.toISOString();
  const after = nextVersion(before, { ...rebooked(before, numbers, next.id), ...move.counted }, at);
  const changes = {
    departureId: { before: lost.id, after: next.id },
    pieces: { after: numbers.join(', ') },
  };
  const events: PublishedEvent[] = [toldOf(after, move, origin)];
  return {
    after,
    guards: {
      ...placeWrites(deps.flights, before, after, { now, onHand }),
      ...(await exportWrites(deps, before, after, now)),
    },
    history: [
      entryOf(note === undefined ? 'rolled' : 'moved', at, origin, {
        changes,
        ...(note === undefined ? {} : { note }),
      }),
    ],
    events,
  };
};
