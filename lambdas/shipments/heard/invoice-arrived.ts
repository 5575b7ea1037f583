import type { FilePurpose } from '#domain/files/purposes.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import type { EventOf } from '#events/envelope.ts';
import type { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { type ChangeDeps, changeShipment } from '../change/change-shipment.ts';
import { withoutHold } from '../change/clear-hold.ts';

/** Papers that say what the goods cost. */
const invoices: readonly FilePurpose[] = ['COMMERCIAL_INVOICE', 'RECEIPT'];

/** Clears the hold of a shipment whose invoice was missing, once it has arrived and can be opened. A second time changes nothing. */
export const invoiceArrived =
  (deps: ChangeDeps) =>
  async ({ data, correlationId }: EventOf<typeof FileReleasedV1>): Promise<void> => {
    const { subject, purpose } = data;
    const number = subject.kind === 'shipment' ? trackingNumberFrom(subject.id) : undefined;
    if (number === undefined || !invoices.includes(purpose)) return;
    await changeShipment(deps, {
      number,
      by: 'system',
      correlationId,
      decide: async (before, now) => {
        if (!before.holds.some(({ kind }) => kind === 'INVOICE_MISSING')) return { done: before };
        const clearing = {
          kind: 'INVOICE_MISSING',
          version: before.version,
          note: 'The invoice is there.',
        } as const;
        return withoutHold(before, clearing, now);
      },
    });
  };
