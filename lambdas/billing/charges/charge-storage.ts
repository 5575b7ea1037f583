import { noTerms, withEntries } from '#domain/billing/bill-shipment.ts';
import { charge } from '#domain/billing/charges/charge.ts';
import type { MoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { takePayment } from '#domain/billing/take-payment.ts';
import type { HandoverOfBill } from '#domain/shipments/handover/handover.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { moneyEvents, priceEvents } from '../events.ts';
import type { InvoiceStore } from '../invoice-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly invoices: Pick<InvoiceStore, 'ofShipment' | 'takeNumber' | 'writeMoney'>;
  /** A shipment as it is now. */
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  /** What a counter has noted of a handover; undefined where no way of paying was noted. */
  readonly findHandover: (number: string, id: string) => Promise<HandoverOfBill | undefined>;
  readonly pause: Pause;
}

interface HandedOver {
  readonly data: { readonly number: string; readonly eventId: string };
  readonly correlationId: string;
}

/** The invoice with the storage charged and paid, and the entries that are new; the same one when it has them already. */
const withStorage = (
  before: Invoice,
  { id, by, storage, storageBy, storageLocal }: HandoverOfBill,
  at: string,
): { readonly after: Invoice; readonly added: readonly MoneyEntry[] } => {
  const cause = { cause: `storage:${id}`, code: 'STORAGE_DESTINATION', amount: storage, by, at } as const;
  const charged = charge(before, cause, noTerms.rates);
  if (!charged.ok) throw new Error(`The storage of handover ${id} could not be charged.`);
  const { invoice, entry, isNew } = charged.value;
  if (!isNew) return { after: before, added: [] };
  const paid = takePayment(invoice, {
    id: `storage-paid:${id}`,
    by,
    at,
    amount: storage,
    method: storageBy,
    place: before.to,
    // The rate was that of the day when the counter took it.
    local: storageLocal,
    // Where we owe the payer something, that much is still to be given back.
    isHere: true,
  });
  if (!paid.ok) throw new Error(`The storage of handover ${id} could not be entered as paid.`);
  return { after: { ...paid.value.invoice, version: before.version + 1 }, added: [entry, paid.value.entry] };
};

interface Next {
  readonly after: Invoice;
  readonly added: readonly MoneyEntry[];
  readonly events: readonly PublishedEvent[];
}

const nextOf = async (
  { invoices, findShipment, clock, newId }: Deps,
  {
    number,
    paid,
    correlationId,
  }: { readonly number: string; readonly paid: HandoverOfBill; readonly correlationId: string },
): Promise<Next | undefined> => {
  const at = clock().toISOString();
  const origin = { newId, correlationId };
  const known = await invoices.ofShipment(number);
  if (known !== undefined) {
    const { after, added } = withStorage(known, paid, at);
    return added.length === 0
      ? undefined
      : { after, added, events: moneyEvents(known, after, added, origin) };
  }
  const shipment = await findShipment(number);
  if (shipment === undefined) throw new Error(`The shipment ${number} of a handover was not found.`);
  const first = withEntries(undefined, await invoices.takeNumber(number), shipment, [], at);
  const { after, added } = withStorage({ ...first, version: 0 }, paid, at);
  return { after, added, events: priceEvents(undefined, after, added, origin) };
};

/**
 * Charges the storage that a counter has asked for at a handover, and enters that it was paid, both at once: nothing is owed in
 * between. The event only says that there was a handover; what was paid and how is read from it. One that came twice is charged once.
 * A handover from before the way of paying was noted is left as it is.
 */
export const chargeStorage =
  (deps: Deps) =>
  async ({ data: { number, eventId }, correlationId }: HandedOver): Promise<void> => {
    const paid = await deps.findHandover(number, eventId);
    if (paid === undefined || paid.storage === 0) return;
    await untilWritten(
      `The invoice of shipment ${number}`,
      async () => {
        const next = await nextOf(deps, { number, paid, correlationId });
        if (next === undefined) return;
        const { after, added, events } = next;
        if ((await deps.invoices.writeMoney(after, added, events)) !== undefined) return again;
      },
      deps,
    );
  };
