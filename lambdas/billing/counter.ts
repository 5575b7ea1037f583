import { dayAtCounter } from '#domain/billing/abroad/day-rate.ts';
import { currencyOf } from '#domain/billing/abroad/local-money.ts';
import { type AskedLocal, takeLocalPayment } from '#domain/billing/abroad/take-local.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { counterEndpoints } from '#domain/billing/counter-endpoints.ts';
import { type Invoice, subjectOf } from '#domain/billing/invoice.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { arrivalCountries } from '#domain/kernel/permissions.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { rateOfToday } from './abroad/counter-rates.ts';
import type { RateStore } from './abroad/rate-store.ts';
import { enterMoney, type MoneyDeps, noSuchInvoice, recordPayment } from './enter-money.ts';
import type { InvoiceStore } from './invoice-store.ts';

/** The invoice of a shipment to a country of the caller. Others are not found. */
const arrivedInvoice = async (
  invoices: Pick<InvoiceStore, 'ofShipment'>,
  shipment: string,
  caller: Pick<Caller, 'roles'>,
): Promise<(Invoice & { readonly to: DestinationCode }) | undefined> => {
  const invoice = await invoices.ofShipment(shipment);
  if (invoice === undefined) return undefined;
  const subject = subjectOf(invoice);
  return subject.kind === 'SHIPMENT' && arrivalCountries(caller).includes(subject.to)
    ? { ...invoice, to: subject.to }
    : undefined;
};

/** The same where its receiver pays it. Those of senders are not found. */
const ofReceiver = async (...asked: Parameters<typeof arrivedInvoice>) => {
  const invoice = await arrivedInvoice(...asked);
  return invoice?.chargesTerm === 'COLLECT' ? invoice : undefined;
};

const billOf = (invoice: Invoice) => ({ invoice: invoice.number, ...balanceOf(invoice) });

interface Deps extends MoneyDeps {
  readonly invoices: MoneyDeps['invoices'] & Pick<InvoiceStore, 'ofShipment'>;
  readonly rates: RateStore;
}

/** What a receiver pays at the counter, and the rate at which it takes its own currency: storage is paid there also where the sender pays the freight. */
export const showReceiverBill =
  ({
    invoices,
    ...deps
  }: Pick<Deps, 'invoices' | 'rates' | 'clock'>): UseCase<typeof counterEndpoints.receiverBill> =>
  async ({ params: { number }, caller }) => {
    const invoice = await arrivedInvoice(invoices, number, caller);
    if (invoice === undefined) return ok({});
    const { to: country } = invoice;
    const rate = await rateOfToday(deps)(country);
    const day = dayAtCounter(country, deps.clock());
    const today = rate === undefined ? {} : { perDollar: rate.perDollar };
    const bill = invoice.chargesTerm === 'COLLECT' ? { bill: billOf(invoice) } : {};
    return ok({ ...bill, local: { country, currency: currencyOf(country), day, ...today } });
  };

interface LocalAsked extends Omit<AskedLocal, 'at'> {
  readonly number: string;
  readonly correlationId: string;
}

/** Takes local currency at the rate of today. */
const takeLocal = async (deps: Deps, { number, correlationId, ...asked }: LocalAsked) => {
  const rate = await rateOfToday(deps)(asked.place);
  return enterMoney(deps, {
    number,
    correlationId,
    decide: (before, at) => takeLocalPayment(before, { ...asked, at }, rate),
  });
};

/** Takes a payment of a receiver at the counter. */
export const takeFromReceiver =
  (deps: Deps): UseCase<typeof counterEndpoints.takeFromReceiver> =>
  async ({ params, body, headers, caller, correlationId }) => {
    const invoice = await ofReceiver(deps.invoices, params.number, caller);
    if (invoice === undefined) return noSuchInvoice();
    const { number, to: place } = invoice;
    const id = headers['idempotency-key'];
    const { userId: by } = caller;
    const { local, ...money } = body;
    const asked = { ...money, id, by, place, number, correlationId };
    const taken = await (local === undefined
      ? recordPayment(deps)(asked)
      : takeLocal(deps, { ...asked, local }));
    return taken.ok ? ok({ bill: billOf(taken.value.invoice) }) : taken;
  };
