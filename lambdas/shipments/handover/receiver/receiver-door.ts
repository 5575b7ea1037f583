import { type Refusal, refuse } from '#domain/kernel/result.ts';
import { isWithCustoms } from '#domain/shipments/customs/customs-entry.ts';
import { heldFrom } from '#domain/shipments/gate.ts';
import { isLinkOver } from '#domain/shipments/handover/receiver-link.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { SharedDependencies } from '../../../runtime/shared-dependencies.ts';
import type { ReceiverLinks } from '../../store/receiver-links.ts';
import type { ShipmentStore, WholeShipment } from '../../store/shipment-store.ts';

export interface DoorDeps extends Pick<SharedDependencies, 'clock'> {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
  readonly links: Pick<ReceiverLinks, 'use'>;
}

/** The shipment of a link, of which the use is counted. Undefined for a link that is forged, replaced or over. */
export const behindLink = async (
  { shipments, links, clock }: DoorDeps,
  token: string,
): Promise<WholeShipment | undefined> => {
  const now = clock();
  const used = await links.use(token, now);
  if (used === undefined) return undefined;
  const whole = await shipments.whole(used.number);
  return whole === undefined || isLinkOver(used.link, whole.shipment, now) ? undefined : whole;
};

/** The same words whatever is wrong with a link, so that nobody learns whether there was one. */
export const linkRefused = (): { readonly ok: false; readonly refusal: Refusal<'LINK_REFUSED'> } =>
  refuse('LINK_REFUSED', 'This link does not work. Ask the person who sent it for a new one.');

/** Pieces that wait at the counter. */
export const readyPieces = ({ pieces }: Pick<Shipment, 'pieces'>): number[] =>
  pieces.filter(({ state }) => state === 'READY_FOR_COLLECTION').map(({ n }) => n);

/** Whether something keeps the counter from handing over. */
export const isHeldAtCounter = (shipment: Pick<Shipment, 'holds' | 'customs'>): boolean =>
  heldFrom(shipment, 'handover').length > 0 || isWithCustoms(shipment.customs);
