import { charge } from '#domain/billing/charges/charge.ts';
import { type ChargeChoice, choicesFor } from '#domain/billing/charges/choices.ts';
import type { chargeEndpoints } from '#domain/billing/charges/endpoints.ts';
import { type ChargeCode, charges } from '#domain/billing/charges/table.ts';
import { waiveCharge } from '#domain/billing/charges/waive.ts';
import { type Invoice, subjectOf } from '#domain/billing/invoice.ts';
import type { TaxRates } from '#domain/billing/tax.ts';
import { dollars } from '#domain/kernel/money.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { invoiceOf } from '../desk-money.ts';
import { enterMoney, type MoneyDeps, noSuchInvoice } from '../enter-money.ts';

export interface ChargeDeps extends MoneyDeps {
  readonly rateCards: {
    readonly inForce: (now: Date) => Promise<PublishedRateCard>;
    readonly version: (version: number) => Promise<PublishedRateCard>;
  };
  /** The sales tax as it is now. */
  readonly readTaxes: () => Promise<TaxRates>;
}

/** The card by which the shipment was priced last; the one in force where the invoice never had a price. */
const cardOf = async ({ rateCards, clock }: ChargeDeps, { entries }: Invoice) => {
  const priced = entries.findLast((entry) => entry.kind === 'CHARGE');
  const { card } = await (priced?.kind === 'CHARGE'
    ? rateCards.version(priced.rateCardVersion)
    : rateCards.inForce(clock()));
  return card;
};

/** What the caller may add to an invoice. */
export const showChoices =
  (deps: ChargeDeps): UseCase<typeof chargeEndpoints.chargeChoices> =>
  async ({ params: { number }, caller }) => {
    const invoice = await deps.invoices.find(number);
    if (invoice === undefined) return noSuchInvoice();
    const { kind } = subjectOf(invoice);
    const items = choicesFor((wanted) => may(caller, wanted), await cardOf(deps, invoice), kind);
    return ok({ items: [...items] });
  };

/** Why the caller may not charge this sum for it; undefined when they may. */
export const chargeRefusal = (
  { code, amount }: { readonly code: ChargeCode; readonly amount: number },
  choices: readonly ChargeChoice[],
) => {
  const choice = choices.find((one) => one.code === code);
  if (choice === undefined)
    return refuse('CHARGE_NOT_YOURS', `${charges[code].name} is not added here by hand, or not by you.`);
  const { amount: price = amount } = choice;
  return price === amount
    ? undefined
    : refuse('PRICE_DIFFERS', `${choice.name} costs ${dollars(price)}.`, { amount: price });
};

/** Adds a charge of the table, once for each key. */
export const addDeskCharge =
  (deps: ChargeDeps): UseCase<typeof chargeEndpoints.addCharge> =>
  async ({ params: { number }, body: { code, amount, reason }, headers, caller, correlationId }) => {
    const before = await deps.invoices.find(number);
    if (before === undefined) return noSuchInvoice();
    const { kind } = subjectOf(before);
    const choices = choicesFor((wanted) => may(caller, wanted), await cardOf(deps, before), kind);
    const refusal = chargeRefusal({ code, amount }, choices);
    if (refusal !== undefined) return refusal;
    const rates = await deps.readTaxes();
    const cause = { cause: headers['idempotency-key'], code, amount, by: caller.userId, reason };
    const added = await enterMoney(deps, {
      number,
      correlationId,
      decide: (invoice, at) => charge(invoice, { ...cause, at }, rates),
    });
    return added.ok ? ok(added.value.invoice) : added;
  };

/** Takes back a charge that was added to an invoice. */
export const waiveDeskCharge =
  (deps: MoneyDeps): UseCase<typeof chargeEndpoints.waiveCharge> =>
  async ({ params: { number, n: of }, body: { reason }, headers, caller, correlationId }) => {
    const asked = { id: headers['idempotency-key'], by: caller.userId, of, reason };
    const decide = (before: Invoice, at: string) => waiveCharge(before, { ...asked, at });
    return invoiceOf(await enterMoney(deps, { number, correlationId, decide }));
  };
