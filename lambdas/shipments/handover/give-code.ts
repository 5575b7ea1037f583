import { owns } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import {
  type CodeShown,
  codeShownTo,
  lockedSince,
  newCode,
} from '#domain/shipments/handover/collection-code.ts';
import { RECEIVER } from '#domain/shipments/handover/receiver-link.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { CollectionCodeRenewedV1 } from '#events/shipments/collection-code-renewed.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { codeEvent } from '../change/events.ts';
import { entryOf } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import type { CodeHashes } from './code-hashes.ts';

export interface GiveDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'code' | 'writeCode'>;
  readonly hashes: Pick<CodeHashes, 'hashOf'>;
  readonly randomCode: () => string;
}

interface Giving {
  readonly shipment: Shipment;
  /** The version of the code that the person saw. */
  readonly version: number;
  /** User id, or `receiver`. */
  readonly by: string;
  /** The version of the link by which the receiver takes it. */
  readonly link?: number | undefined;
  readonly correlationId: string;
}

/**
 * Gives a shipment a new code in place of the one that this side had, and answers it this once. That of the other side stays. Whoever calls has found that this person may
 * have it: the sender, our staff, the receiver with a link of their own. Never the agent, to whom it is shown as a proof.
 */
export const giveNewCode =
  ({ shipments, hashes, randomCode, clock, newId }: GiveDeps) =>
  async ({
    shipment,
    version,
    by,
    link,
    correlationId,
  }: Giving): Promise<
    Result<
      { code: string; shown: CodeShown },
      'NOTHING_TO_COLLECT',
      Refusal<'CODE_CHANGED', { shown: CodeShown }>
    >
  > => {
    const { number } = shipment;
    if (!isForAgent(shipment))
      return refuse(
        'NOTHING_TO_COLLECT',
        shipment.closedAt === undefined
          ? 'A code can be given from when its flight has left.'
          : 'Everything of this shipment is handed over already.',
      );
    const holder = by === RECEIVER ? 'receiver' : 'sender';
    const before = await shipments.code(number);
    const now = clock();
    const changed = () =>
      refuse('CODE_CHANGED', 'A newer code was given in the meantime, or this one was used.', {
        shown: codeShownTo(holder, before, now),
      });
    if ((before?.version ?? 0) !== version) return changed();
    const [id, code] = [newId(), randomCode()];
    const next = newCode(
      before,
      { id, hash: await hashes.hashOf(number, id, code), by, ...(link === undefined ? {} : { link }) },
      now,
    );
    const at = now.toISOString();
    const origin = { by, newId, correlationId };
    const wasLocked = lockedSince(before, now) !== undefined;
    const told = {
      history: [entryOf('code-given', at, origin)],
      events: wasLocked ? [codeEvent(CollectionCodeRenewedV1, shipment, at, origin)] : [],
    };
    return (await shipments.writeCode(number, next, told))
      ? ok({ code, shown: codeShownTo(holder, next, now) })
      : changed();
  };

/** The sender gives a new code. */
export const giveCode = (deps: GiveDeps): UseCase<typeof shipmentEndpoints.giveCode> => {
  const give = giveNewCode(deps);
  return async ({ params: { number }, body: { version }, caller, correlationId }) => {
    const shipment = await deps.shipments.find(number);
    return shipment && owns(caller, shipment.ownerId)
      ? give({ shipment, version, by: shipment.ownerId, correlationId })
      : noSuchShipment();
  };
};

/** Staff give a new code. */
export const deskGiveCode = (deps: GiveDeps): UseCase<typeof shipmentEndpoints.deskGiveCode> => {
  const give = giveNewCode(deps);
  return async ({ params: { number }, body: { version }, caller: { userId }, correlationId }) => {
    const shipment = await deps.shipments.find(number);
    return shipment ? give({ shipment, version, by: userId, correlationId }) : noSuchShipment();
  };
};
