import { type BillTerms, entriesFor, withDueDay, withEntries } from '#domain/billing/bill-shipment.ts';
import type { Entry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { Pause } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import { priceEvents } from './events.ts';
import type { InvoiceStore } from './invoice-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly invoices: Pick<InvoiceStore, 'ofShipment' | 'takeNumber' | 'writeMoney'>;
  /** A shipment as it is now. */
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  /** Until when its sender has to pay; undefined where that is not known, or the receiver pays. */
  readonly dueAtOf: (shipment: Shipment) => Promise<string | undefined>;
  /** The sales tax as it is now, and what a filing costs by the rate card of the shipment. */
  readonly termsOf: (shipment: Shipment) => Promise<BillTerms>;
  readonly pause: Pause;
}

/** What calls for a look at the bill of a shipment. */
interface Told {
  readonly data: { readonly number: string };
  readonly correlationId: string;
}

interface Next {
  readonly after: Invoice;
  readonly entries: readonly Entry[];
  readonly events: readonly PublishedEvent[];
}

/** What the invoice is to be after one look at it and at its shipment, and what tells of it; undefined when it is that already. */
const nextOf = async (
  { invoices, findShipment, dueAtOf, termsOf, clock, newId }: Deps,
  { data: { number }, correlationId }: Told,
): Promise<Next | undefined> => {
  const before = await invoices.ofShipment(number);
  const shipment = await findShipment(number);
  if (shipment === undefined) return undefined;
  const at = clock().toISOString();
  const entries = entriesFor(before, shipment, at, await termsOf(shipment));
  if (before === undefined && entries.length === 0) return undefined;
  const invoice = before?.number ?? (await invoices.takeNumber(number));
  const billed = withEntries(before, invoice, shipment, entries, at);
  const after = withDueDay(billed, await dueAtOf(shipment));
  if (entries.length > 0)
    return { after, entries, events: priceEvents(before, after, entries, { newId, correlationId }) };
  // Until when it has to be paid is nothing that anybody is told of.
  return after.dueAt === before?.dueAt ? undefined : { after, entries, events: [] };
};

/**
 * Brings the invoice of a shipment up to what the shipment costs now, and the day until which it has to be paid. The event only says
 * that there is something to look at, so that order and repetition of events do not matter. It is done when a look at both finds
 * nothing to write: a change of the shipment while its invoice was being written is seen by the next look.
 */
export const billShipment =
  (deps: Deps) =>
  (told: Told): Promise<void> =>
    untilWritten(
      `The invoice of shipment ${told.data.number}`,
      async () => {
        const next = await nextOf(deps, told);
        if (next === undefined) return;
        await deps.invoices.writeMoney(next.after, next.entries, next.events);
        // Written or not: it is done when a look finds nothing to write.
        return again;
      },
      deps,
    );
