import { owns } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type CollectorShown, collectorShown, RECEIVER } from '#domain/shipments/handover/receiver-link.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { entryOf } from '../../change/next-version.ts';
import { noSuchShipment } from '../../change/refusals.ts';
import type { ReceiverLinks } from '../../store/receiver-links.ts';
import type { ShipmentStore, WholeShipment } from '../../store/shipment-store.ts';
import { behindLink, linkRefused } from './receiver-door.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
  readonly links: Pick<ReceiverLinks, 'use' | 'writeCollector'>;
}

interface Naming {
  readonly version: number;
  readonly name?: string | undefined;
}

/** Writes who collects. The name stands in its item alone: neither the history nor an event has it. */
const nameThem =
  ({ links, clock, newId }: Deps) =>
  async (
    { shipment, collector }: WholeShipment,
    { version, name }: Naming,
    by: string,
  ): Promise<
    Result<
      { collector: CollectorShown },
      'NOTHING_TO_COLLECT',
      Refusal<'COLLECTOR_CHANGED', { collector: CollectorShown }>
    >
  > => {
    if (shipment.bookedAt === undefined || shipment.closedAt !== undefined)
      return refuse('NOTHING_TO_COLLECT', 'There is nothing to collect of this shipment.');
    const changed = () =>
      refuse('COLLECTOR_CHANGED', 'Someone else changed the name in the meantime. Please look at it again.', {
        collector: collectorShown(collector),
      });
    if ((collector?.version ?? 0) !== version) return changed();
    const at = clock().toISOString();
    const next = { version: version + 1, ...(name === undefined ? {} : { name }), at, by };
    return (await links.writeCollector(shipment.number, next, entryOf('collector-named', at, { by, newId })))
      ? ok({ collector: collectorShown(next) })
      : changed();
  };

/** The sender names who collects. */
export const nameCollector = (deps: Deps): UseCase<typeof shipmentEndpoints.nameCollector> => {
  const write = nameThem(deps);
  return async ({ params: { number }, body, caller }) => {
    const whole = await deps.shipments.whole(number);
    return whole && owns(caller, whole.shipment.ownerId)
      ? write(whole, body, whole.shipment.ownerId)
      : noSuchShipment();
  };
};

/** The receiver names who collects. */
export const receiverNamesCollector = (deps: Deps): UseCase<typeof shipmentEndpoints.collectCollector> => {
  const write = nameThem(deps);
  return async ({ headers, body }) => {
    const whole = await behindLink(deps, headers['collect-link']);
    return whole ? write(whole, body, RECEIVER) : linkRefused();
  };
};
