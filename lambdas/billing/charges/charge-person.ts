import { type ChargeCause, charge } from '#domain/billing/charges/charge.ts';
import { type BilledPerson, emptyInvoice, openOf } from '#domain/billing/charges/charge-person.ts';
import type { MoneyEntry } from '#domain/billing/entries.ts';
import { type Invoice, subjectOf } from '#domain/billing/invoice.ts';
import { paymentExists } from '#domain/billing/take-payment.ts';
import type { TaxRates } from '#domain/billing/tax.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { issuedEvents, moneyEvents } from '../events.ts';
import type { InvoiceStore } from '../invoice-store.ts';

export interface PersonDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly invoices: Pick<InvoiceStore, 'lastOfPerson' | 'withEntry' | 'takeNumber' | 'writeMoney'>;
  readonly pause: Pause;
}

interface Asked {
  readonly person: BilledPerson;
  readonly cause: Omit<ChargeCause, 'at'>;
  /** The sales tax as it is now. */
  readonly rates: TaxRates;
  readonly correlationId: string;
}

/** Names the invoice that comes after the last one of a person, so that two who open it at once take the same number. */
const nextOf = (userId: string, last: Invoice | undefined): string =>
  `PERSON#${userId}#${last?.number ?? 'FIRST'}`;

/** The invoice that the charge is on or goes on; undefined where a new one is to be opened after the last. */
const invoiceFor = async ({ invoices }: PersonDeps, { person: { userId }, cause }: Asked) => {
  const known = await invoices.withEntry(cause.cause);
  if (known !== undefined) return { invoice: known, last: undefined };
  const last = await invoices.lastOfPerson(userId);
  return { invoice: openOf(last), last };
};

/** A new invoice of a person, with nothing on it. */
const openedFor = async (
  { invoices }: PersonDeps,
  person: BilledPerson,
  last: Invoice | undefined,
  at: string,
): Promise<Invoice> => emptyInvoice(await invoices.takeNumber(nextOf(person.userId, last)), person, at);

/** What tells of the charge: on a new invoice, that there is one. */
const eventsOf = (
  before: Invoice | undefined,
  after: Invoice,
  entry: MoneyEntry,
  origin: Parameters<typeof issuedEvents>[2],
): readonly PublishedEvent[] =>
  before === undefined ? issuedEvents(after, entry.by, origin) : moneyEvents(before, after, [entry], origin);

const isOf = (invoice: Invoice, userId: string): boolean =>
  subjectOf(invoice).kind === 'PERSON' && invoice.ownerId === userId;

/**
 * Charges a person without a shipment, by its cause: on their invoice that is still to be paid, or on a new one. The same cause again
 * answers with the invoice that has it, also when that was paid since, and is refused as `PAYMENT_EXISTS` when it says something
 * else. Throws when the outcome is unknown; it is then safe to try again with the same cause.
 */
export const chargePerson =
  (deps: PersonDeps) =>
  (asked: Asked): Promise<Result<Invoice, 'PAYMENT_EXISTS'>> => {
    const { invoices, clock, newId, pause } = deps;
    const { person, cause, rates, correlationId } = asked;
    const chargeOnce = async () => {
      const at = clock().toISOString();
      const { invoice: before, last } = await invoiceFor(deps, asked);
      if (before !== undefined && !isOf(before, person.userId)) return paymentExists();
      const target = before ?? (await openedFor(deps, person, last, at));
      const decided = charge(target, { ...cause, at }, rates);
      if (!decided.ok) return decided;
      const { invoice: after, entry, isNew } = decided.value;
      if (!isNew) return ok(after);
      const events = eventsOf(before, after, entry, { newId, correlationId });
      return (await invoices.writeMoney(after, [entry], events)) === undefined ? ok(after) : again;
    };
    return untilWritten(`The invoices of ${person.userId}`, chargeOnce, { pause });
  };
