import { ok } from '#domain/kernel/result.ts';
import { deedsBetween, followed } from '#domain/parcels/changes/sent.ts';
import { parcelsIn } from '#domain/shipments/form/from-parcels.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type ChangeDeps, changeParcel } from '../change/change-parcel.ts';

export interface FollowDeps extends ChangeDeps {
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  /** Refused when the shipment was changed since it was read. */
  readonly unchangedShipment: (shipment: Pick<Shipment, 'number' | 'version'>) => Write;
}

/** What every event of a shipment has that parcels follow. */
interface Told {
  readonly correlationId: string;
  readonly data: { readonly number: string; readonly by: string };
}

/**
 * Brings one parcel to where its piece is. The shipment is read after the parcel and must be the same when the parcel is written: of two
 * who follow at the same moment, the one that read an earlier version writes nothing.
 */
const followPiece = (deps: FollowDeps, code: string, { correlationId, data: { number, by } }: Told) => {
  let read: Shipment | undefined;
  return changeParcel(deps, {
    code,
    by,
    correlationId,
    what: deedsBetween,
    decide: async (before, now) => {
      read = await deps.findShipment(number);
      const piece = read?.pieces.find(({ parcel }) => parcel === code);
      return ok(
        piece === undefined
          ? before
          : followed(before, { number, piece: piece.state, at: now.toISOString() }),
      );
    },
    besides: async () => (read === undefined ? {} : { guards: { moved: deps.unchangedShipment(read) } }),
  });
};

/**
 * What follows for the parcels in a shipment when it is booked, canceled, leaves, is left behind or delivered. An event only says that
 * there is something to look at, so order and repetition do not matter, and who was stopped halfway begins again.
 */
export const followShipment =
  (deps: FollowDeps) =>
  async (told: Told): Promise<void> => {
    const shipment = await deps.findShipment(told.data.number);
    for (const code of shipment === undefined ? [] : parcelsIn(shipment)) {
      const done = await followPiece(deps, code, told);
      if (!done.ok)
        throw new Error(`Parcel ${code} did not follow ${told.data.number}: ${done.refusal.code}.`);
    }
  };
