import { type CreditAccount, foreseen, noAccount, withTerms } from '#domain/billing/accounts/account.ts';
import { type accountEndpoints, shownAccount } from '#domain/billing/accounts/endpoints.ts';
import { owedOf } from '#domain/billing/balance.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { CreditAccountChangedV1 } from '#events/billing/credit-account-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import type { ProfileReader } from '../../identity/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { noSuchPerson } from '../charges/desk-person.ts';
import type { AccountStore } from './account-store.ts';
import { type CoverDeps, leftOf, stillOwed } from './cover-invoices.ts';

interface Deps extends Pick<CoverDeps, 'shipmentsNamed' | 'clock' | 'newId' | 'pause'> {
  readonly accounts: Pick<AccountStore, 'find' | 'write'>;
  readonly invoices: Pick<CoverDeps['invoices'], 'ofOwner'>;
  readonly profiles: ProfileReader;
}

/** The credit account of a customer. */
export const showAccount =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof accountEndpoints.account> =>
  async ({ params: { userId } }) => {
    const account = await accounts.find(userId);
    return ok(account === undefined ? {} : { account: shownAccount(account) });
  };

/** What other terms would change. */
export const previewAccount =
  (deps: Deps): UseCase<typeof accountEndpoints.previewAccount> =>
  async ({ params: { userId }, body, caller: { userId: by } }) => {
    if (!(await deps.profiles.find(userId))) return noSuchPerson();
    const now = deps.clock();
    const account = (await deps.accounts.find(userId)) ?? noAccount(userId);
    const after = withTerms(account, { ...body, by, at: now.toISOString(), reason: '' });
    const [left, invoices] = await Promise.all([leftOf(deps, account), stillOwed(deps.invoices, userId)]);
    const { off, taken } = foreseen(after, { invoices, left, now });
    const shown = (numbers: readonly string[]) =>
      invoices
        .filter(({ number }) => numbers.includes(number))
        .map((invoice) => {
          const { number, shipment } = invoice;
          return { number, ...(shipment === undefined ? {} : { shipment }), owed: owedOf(invoice) };
        });
    return ok({ off: shown(off), taken: shown(taken) });
  };

/** An account with other terms, and what tells of it. */
interface Change {
  readonly account: CreditAccount;
  readonly event: PublishedEvent;
}

/** Gives an account its terms. The same again, by the same person, finds it done. */
export const setAccount =
  (deps: Deps): UseCase<typeof accountEndpoints.setAccount> =>
  async ({
    params: { userId },
    body: { seen, limit, days, reason },
    caller: { userId: by },
    correlationId,
  }) => {
    if (!(await deps.profiles.find(userId))) return noSuchPerson();
    const { accounts, clock, newId, pause } = deps;
    return changing(
      `The account of ${userId}`,
      {
        read: async () => (await accounts.find(userId)) ?? noAccount(userId),
        write: ({ account, event }: Change) => accounts.write(account, event),
      },
      (before) => {
        const last = before.changes.at(-1);
        const isDone =
          before.changes.length === seen + 1 &&
          last?.by === by &&
          last.limit === limit &&
          last.days === days &&
          last.reason === reason;
        if (isDone) return { done: { account: shownAccount(before) } };
        if (before.changes.length !== seen)
          return refuse('ACCOUNT_CHANGED', 'Someone else changed this account. Please look at it again.', {
            account: shownAccount(before),
          });
        const at = clock().toISOString();
        const account = withTerms(before, { limit, days, reason, by, at });
        const terms = seen === 0 ? {} : { before: { limit: before.limit, days: before.days } };
        const data = { userId, ...terms, after: { limit, days }, currency: 'USD' as const, by };
        const facts = { subject: userId, version: account.version, at, data };
        const event = compose(CreditAccountChangedV1, facts, { newId, correlationId });
        return { change: { account, event }, answer: { account: shownAccount(account) } };
      },
      { pause },
    );
  };
