import type { Claim } from '#domain/billing/claims/claim.ts';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { changedMeanwhile, settled } from '#domain/billing/claims/lifecycle.ts';
import type { MoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { giveCredit } from '#domain/billing/take-payment.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { changing, type Decision } from '../../runtime/aggregate/changing.ts';
import { derivedId } from '../../runtime/derived-id.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchInvoice } from '../enter-money.ts';
import { moneyEvents } from '../events.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { type ClaimDeps, claimEvent, noSuchClaim } from './change-claim.ts';
import type { ClaimStore } from './claim-store.ts';

interface Deps extends ClaimDeps {
  readonly claims: ClaimDeps['claims'] & Pick<ClaimStore, 'nextWrites'>;
  readonly invoices: Pick<InvoiceStore, 'ofShipment' | 'writeMoney'>;
}

type SettleRefusal = EndpointRefusal<typeof claimEndpoints.settleClaim>;

interface Found {
  readonly claim: Claim | undefined;
  readonly invoice: Invoice | undefined;
}

interface Change {
  readonly claim: Claim;
  /** The invoice with the credit, and as it was before. Absent where nothing is credited. */
  readonly credited?: {
    readonly before: Invoice;
    readonly invoice: Invoice;
    readonly entry: MoneyEntry;
  };
}

/** The id of the credit of a claim: always the same one, so that a claim is credited once. */
const creditId = (reference: string): string => derivedId(`claim ${reference}`);

/** The invoice with so much credited for the claim. One that has it already was written with a claim that is settled now. */
const credited = (
  before: Invoice,
  claim: Claim,
  { amount, by, at }: { readonly amount: number; readonly by: string; readonly at: string },
): Decision<Change, Claim, SettleRefusal> => {
  const { reference } = claim;
  const entered = giveCredit(before, {
    id: creditId(reference),
    by,
    at,
    amount,
    reason: `Claim ${reference}`,
  });
  if (!entered.ok)
    return entered.refusal.code === 'MORE_THAN_CHARGED'
      ? { refusal: entered.refusal }
      : changedMeanwhile(claim);
  const { invoice, entry } = entered.value;
  return { change: { claim, credited: { before, invoice, entry } }, answer: claim };
};

/** Pays what was accepted: the credit on the invoice and the closed claim are one transaction, so that neither is ever there alone. */
export const settleDeskClaim =
  ({ claims, invoices, clock, newId, pause }: Deps): UseCase<typeof claimEndpoints.settleClaim> =>
  ({ params: { reference }, body, caller: { userId: by }, correlationId }) => {
    const origin = { newId, correlationId };
    return changing<Found, Change, Claim, SettleRefusal>(
      `The claim ${reference}`,
      {
        read: async () => {
          const claim = await claims.find(reference);
          return { claim, invoice: claim && (await invoices.ofShipment(claim.shipment)) };
        },
        write: async ({ claim, credited: money }) => {
          const event = claimEvent(claim, origin);
          if (money === undefined) return claims.write(claim, event);
          const { before, invoice, entry } = money;
          const { guarded, also } = claims.nextWrites(claim, event);
          const events = moneyEvents(before, invoice, [entry], origin);
          return (
            (await invoices.writeMoney(invoice, [entry], events, { claim: guarded, also })) === undefined
          );
        },
      },
      ({ claim, invoice }) => {
        if (claim === undefined) return noSuchClaim();
        const at = clock().toISOString();
        const after = settled(claim, { ...body, invoice: invoice?.number, by, at });
        if (!after.ok) return after;
        if (after.value === claim) return { done: claim };
        if (body.credit === 0) return { change: { claim: after.value }, answer: after.value };
        if (invoice === undefined) return noSuchInvoice();
        return credited(invoice, after.value, { amount: body.credit, by, at });
      },
      { pause },
    );
  };
