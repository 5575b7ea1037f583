import { isPersonId } from '#domain/kernel/person/person-id.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import { type ChangeDeps, changeQuote } from './change/change-quote.ts';

/** Whether the owner of a quote may be who sends. Of a person without an account, whoever made the shipment was asked who they are. */
const isSame = (quoteOf: string | undefined, senderId: string): boolean =>
  quoteOf === senderId || (quoteOf !== undefined && isPersonId(quoteOf));

/**
 * Notes on a quote that a shipment was made of it. An event that comes twice changes nothing, and neither does one of a quote that
 * is not accepted or is somebody else's: the shipment has its price already.
 */
export const followShipments =
  (deps: ChangeDeps) =>
  async ({ data, correlationId }: EventOf<typeof ShipmentCreatedV1>): Promise<void> => {
    const { quote: reference, number, by, ownerId } = data;
    if (reference === undefined) return;
    await changeQuote<never>(deps, { reference, correlationId }, ({ quote }, status) =>
      status === 'ACCEPTED' && isSame(quote.ownerId, ownerId)
        ? { deed: { what: 'converted', by, fields: { status: 'CONVERTED', shipment: number } } }
        : { done: true },
    );
  };
