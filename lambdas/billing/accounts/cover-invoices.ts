import {
  type CreditAccount,
  comesOff,
  coverStep,
  type Step,
  uncoverStep,
} from '#domain/billing/accounts/account.ts';
import { owedOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { hasLeft } from '#domain/shipments/next-step/has-left.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { accountEvents } from '../events.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { invoicesOf } from '../unsettled-invoices.ts';
import type { AccountStore } from './account-store.ts';

export interface CoverDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly accounts: Pick<AccountStore, 'find' | 'putAccount'>;
  readonly invoices: Pick<InvoiceStore, 'mine' | 'ofOwner' | 'writeMoney'>;
  /** The shipments of these numbers as they are now. */
  readonly shipmentsNamed: (numbers: readonly string[]) => Promise<readonly Shipment[]>;
  /** Brings an invoice up to date with its shipment: of one that came off an account, the day when it is due. */
  readonly bill: (told: {
    readonly data: { readonly number: string };
    readonly correlationId: string;
  }) => Promise<void>;
  readonly pause: Pause;
}

interface Told {
  readonly correlationId: string;
}

/** The shipments that have left, of those that an account has taken. */
export const leftOf = async (
  { shipmentsNamed }: Pick<CoverDeps, 'shipmentsNamed'>,
  { on }: Pick<CreditAccount, 'on'>,
): Promise<ReadonlySet<string>> => {
  const found = await shipmentsNamed(on.flatMap(({ shipment }) => shipment ?? []));
  return new Set(found.filter(hasLeft).map(({ number }) => number));
};

/** Everything that somebody owes who pays when they book, the oldest first. */
export const stillOwed = async (
  invoices: Pick<InvoiceStore, 'ofOwner'>,
  userId: string,
): Promise<readonly Invoice[]> =>
  (await invoicesOf(invoices, [userId])).filter((invoice) => owedOf(invoice) > 0).toReversed();

type Look = (account: CreditAccount, invoice: Invoice, now: Date) => Step | undefined;

/** Writes what a look at an invoice and its account changes of both, together. */
const change = (
  { accounts, invoices, clock, newId, pause }: CoverDeps,
  { userId, number, correlationId }: Told & { readonly userId: string; readonly number: string },
  look: Look,
): Promise<Invoice | undefined> =>
  untilWritten(
    `Invoice ${number} on the account of ${userId}`,
    async () => {
      const account = await accounts.find(userId);
      if (account === undefined) return undefined;
      const before = await invoices.mine([userId], number);
      if (before === undefined) return undefined;
      const step = look(account, before, clock());
      if (step === undefined) return undefined;
      const events = accountEvents(before, step.invoice, { newId, correlationId });
      const refusal = await invoices.writeMoney(step.invoice, [], events, {
        account: accounts.putAccount(step.account),
      });
      return refusal === undefined ? step.invoice : again;
    },
    { pause },
  );

/** What a look at one invoice needs to know. */
interface ToldOfInvoice extends Told {
  readonly data: { readonly number: string; readonly ownerId: string };
}

/**
 * Brings an invoice and the credit account of who pays it up to date after anything happened to its sums, and then what waits for the
 * account, the oldest first. The event only says that there is something to look at, so that order and repetition do not matter.
 */
export const coverInvoice =
  (deps: CoverDeps) =>
  async ({ data: { number, ownerId: userId }, correlationId }: ToldOfInvoice): Promise<void> => {
    const account = await deps.accounts.find(userId);
    if (account === undefined) return;
    await change(deps, { userId, number, correlationId }, coverStep);
    const { waiting } = (await deps.accounts.find(userId)) ?? account;
    for (const one of waiting)
      if (one !== number) await change(deps, { userId, number: one, correlationId }, coverStep);
  };

/**
 * Lets the invoices of a customer follow the terms of their account as they are now: what it does not hold any more comes off, and what
 * is owed goes on, the oldest first.
 */
export const followTerms =
  (deps: CoverDeps) =>
  async ({
    data: { userId },
    correlationId,
  }: Told & { readonly data: { readonly userId: string } }): Promise<void> => {
    const account = await deps.accounts.find(userId);
    if (account === undefined) return;
    const left = await leftOf(deps, account);
    for (const number of comesOff(account, left)) {
      const off = await change(deps, { userId, number, correlationId }, (now, invoice, at) =>
        // Somebody may have raised the limit again meanwhile.
        comesOff(now, left).includes(number) ? uncoverStep(now, invoice, at) : undefined,
      );
      if (off?.shipment !== undefined) await deps.bill({ data: { number: off.shipment }, correlationId });
    }
    for (const { number } of await stillOwed(deps.invoices, userId))
      await change(deps, { userId, number, correlationId }, coverStep);
  };
