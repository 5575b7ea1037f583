import { entriesFor, withEntries } from '#domain/billing/bill-shipment.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Pause } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { priceEvents } from './events.ts';
import type { InvoiceStore } from './invoice-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly invoices: Pick<InvoiceStore, 'ofShipment' | 'takeNumber' | 'write'>;
  /** A shipment as it is now. */
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  readonly pause: Pause;
}

/** What calls for a look at the bill of a shipment. */
interface Told {
  readonly data: { readonly number: string };
  readonly correlationId: string;
}

/** Two events of one shipment at the same time need a few tries, and each write one more look. */
const TRIES = 8;

/**
 * Brings the invoice of a shipment up to what the shipment costs now. The event only says that there is something to look at, so
 * that order and repetition of events do not matter. It is done when a look at both finds nothing to write: a change of the
 * shipment while its invoice was being written is seen by the next look.
 */
export const billShipment =
  ({ invoices, findShipment, clock, newId, pause }: Deps) =>
  async ({ data: { number }, correlationId }: Told): Promise<void> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const before = await invoices.ofShipment(number);
      const shipment = await findShipment(number);
      if (shipment === undefined) return;
      const at = clock().toISOString();
      const entries = entriesFor(before, shipment, at);
      if (entries.length === 0) return;
      const after = withEntries(
        before,
        before?.number ?? (await invoices.takeNumber()),
        shipment,
        entries,
        at,
      );
      const isWritten = await invoices.write(after, priceEvents(before, after, { newId, correlationId }));
      if (!isWritten) await pause(attempt);
    }
    throw new Error(
      `The invoice of shipment ${number} could not be brought up to date: others kept changing it.`,
    );
  };
