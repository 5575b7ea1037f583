import { balanceOf } from '#domain/billing/balance.ts';
import type { counterEndpoints } from '#domain/billing/counter-endpoints.ts';
import { type Invoice, subjectOf } from '#domain/billing/invoice.ts';
import { arrivalCountries } from '#domain/kernel/permissions.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type MoneyDeps, noSuchInvoice, recordPayment } from './enter-money.ts';
import type { InvoiceStore } from './invoice-store.ts';

/** The invoice of a receiver in a country of the caller. Others are not found, nor are those of senders. */
const ofReceiver = async (
  invoices: Pick<InvoiceStore, 'ofShipment'>,
  shipment: string,
  caller: Pick<Caller, 'roles'>,
): Promise<Invoice | undefined> => {
  const invoice = await invoices.ofShipment(shipment);
  if (invoice?.chargesTerm !== 'COLLECT') return undefined;
  const subject = subjectOf(invoice);
  return subject.kind === 'SHIPMENT' && arrivalCountries(caller).includes(subject.to) ? invoice : undefined;
};

const billOf = (invoice: Invoice) => ({ invoice: invoice.number, ...balanceOf(invoice) });

/** What a receiver pays at the counter. */
export const showReceiverBill =
  (invoices: Pick<InvoiceStore, 'ofShipment'>): UseCase<typeof counterEndpoints.receiverBill> =>
  async ({ params: { number }, caller }) => {
    const invoice = await ofReceiver(invoices, number, caller);
    return ok(invoice === undefined ? {} : { bill: billOf(invoice) });
  };

interface Deps extends MoneyDeps {
  readonly invoices: MoneyDeps['invoices'] & Pick<InvoiceStore, 'ofShipment'>;
}

/** Takes a payment of a receiver at the counter. */
export const takeFromReceiver =
  (deps: Deps): UseCase<typeof counterEndpoints.takeFromReceiver> =>
  async ({ params, body, headers, caller, correlationId }) => {
    const invoice = await ofReceiver(deps.invoices, params.number, caller);
    if (invoice === undefined) return noSuchInvoice();
    const { number, to: place } = invoice;
    const id = headers['idempotency-key'];
    const taken = await recordPayment(deps)({
      ...body,
      number,
      id,
      by: caller.userId,
      place,
      correlationId,
    });
    return taken.ok ? ok({ bill: billOf(taken.value.invoice) }) : taken;
  };
