import type { Claim } from '#domain/billing/claims/claim.ts';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { type Settling, settled } from '#domain/billing/claims/lifecycle.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { giveCredit } from '#domain/billing/take-payment.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { derivedId } from '../../runtime/derived-id.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { enterMoney, type MoneyDeps, noSuchInvoice } from '../enter-money.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { type ClaimDeps, changeClaim } from './change-claim.ts';

interface Deps extends ClaimDeps, MoneyDeps {
  readonly invoices: MoneyDeps['invoices'] & Pick<InvoiceStore, 'ofShipment'>;
}

type SettleRefusal = EndpointRefusal<typeof claimEndpoints.settleClaim>;

/** The id of the credit of a claim: always the same one, so that a claim is credited once. */
const creditId = (reference: string): string => derivedId(`claim ${reference}`);

/** What an invoice has as the credit of this id, in cents. */
const creditOn = ({ entries }: Invoice, id: string): number | undefined => {
  const known = entries.find((entry) => 'id' in entry && entry.id === id);
  return known && -known.amount;
};

/** A try that was cut off may have credited something already: that stands, and the rest is paid another way. */
const creditStands = (credit: number) =>
  refuse(
    'CREDIT_STANDS',
    `${dollars(credit)} is credited on the invoice already for this claim. Settle with that credit.`,
    { credit },
  );

/** Enters the credit of a claim, once whatever is tried again. */
const credit = async (
  deps: Deps,
  { reference }: Claim,
  invoice: Invoice,
  { credit: amount, by, correlationId }: Pick<Settling, 'credit' | 'by'> & { readonly correlationId: string },
): Promise<Result<undefined, never, SettleRefusal>> => {
  const id = creditId(reference);
  const known = creditOn(invoice, id);
  if (known !== undefined) return known === amount ? ok(undefined) : creditStands(known);
  if (amount === 0) return ok(undefined);
  const reason = `Claim ${reference}`;
  const entered = await enterMoney(deps, {
    number: invoice.number,
    correlationId,
    decide: (before, at) => giveCredit(before, { id, by, at, amount, reason }),
  });
  if (entered.ok) return ok(undefined);
  const { refusal } = entered;
  if (refusal.code === 'MORE_THAN_CHARGED') return refuse(refusal.code, refusal.message, refusal.details);
  if (refusal.code === 'INVOICE_NOT_FOUND') return noSuchInvoice();
  // Somebody else has credited another sum in this moment.
  const now = await deps.invoices.find(invoice.number);
  return creditStands((now && creditOn(now, id)) ?? 0);
};

/**
 * Pays what was accepted. The credit is entered first, under an id that follows from the claim; then the claim is closed. Cut off in
 * between, the same act again finds the credit and closes the claim.
 */
export const settleDeskClaim =
  (deps: Deps): UseCase<typeof claimEndpoints.settleClaim> =>
  ({ params: { reference }, body, caller: { userId: by }, correlationId }) =>
    changeClaim<SettleRefusal>(deps, {
      reference,
      correlationId,
      decide: async (before, at) => {
        const invoice = await deps.invoices.ofShipment(before.shipment);
        const after = settled(before, { ...body, invoice: invoice?.number, by, at });
        if (!after.ok || after.value === before) return after;
        if (invoice === undefined) return body.credit === 0 ? after : noSuchInvoice();
        const entered = await credit(deps, before, invoice, { credit: body.credit, by, correlationId });
        return entered.ok ? after : entered;
      },
    });
