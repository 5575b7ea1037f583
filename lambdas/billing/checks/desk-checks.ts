import { clearCheck, receiveCheck, returnCheck, withdrawCheck } from '#domain/billing/checks/check.ts';
import type { checkEndpoints } from '#domain/billing/checks/endpoints.ts';
import type { TaxRates } from '#domain/billing/tax.ts';
import { may } from '#domain/kernel/permissions.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { invoiceOf } from '../desk-money.ts';
import { enterMoney, type MoneyDeps } from '../enter-money.ts';
import type { waitingList } from './waiting-list.ts';

/** The checks that wait for the bank. */
export const listWaitingChecks =
  (list: ReturnType<typeof waitingList>): UseCase<typeof checkEndpoints.waitingChecks> =>
  ({ query }) =>
    answerPage('checks', query, list);

/** Takes a check at the desk. */
export const takeDeskCheck =
  (deps: MoneyDeps): UseCase<typeof checkEndpoints.takeCheck> =>
  async ({ params: { number }, body, headers, caller, correlationId }) => {
    const asked = { ...body, id: headers['idempotency-key'], by: caller.userId };
    const decide = (before: Parameters<typeof receiveCheck>[0], at: string) =>
      receiveCheck(before, { ...asked, at });
    return invoiceOf(await enterMoney(deps, { number, correlationId, decide }));
  };

/** Notes that the bank has paid a check. */
export const clearDeskCheck =
  (deps: MoneyDeps): UseCase<typeof checkEndpoints.clearCheck> =>
  async ({ params: { number, n: of }, headers, caller, correlationId }) => {
    const asked = { id: headers['idempotency-key'], by: caller.userId, of };
    const decide = (before: Parameters<typeof clearCheck>[0], at: string) =>
      clearCheck(before, { ...asked, at });
    return invoiceOf(await enterMoney(deps, { number, correlationId, decide }));
  };

interface ReturnDeps extends MoneyDeps {
  /** The sales tax as it is now. */
  readonly readTaxes: () => Promise<TaxRates>;
}

/** Notes that the bank returned a check, and charges what our bank took for it. */
export const returnDeskCheck =
  (deps: ReturnDeps): UseCase<typeof checkEndpoints.returnCheck> =>
  async ({ params: { number, n: of }, body: { reason, fee }, headers, caller, correlationId }) => {
    const rates = await deps.readTaxes();
    const asked = { id: headers['idempotency-key'], by: caller.userId, of, reason, fee, rates };
    const decide = (before: Parameters<typeof returnCheck>[0], at: string) =>
      returnCheck(before, { ...asked, at });
    return invoiceOf(await enterMoney(deps, { number, correlationId, decide }));
  };

/** Notes that a check was given back, or was entered by mistake. */
export const withdrawDeskCheck =
  (deps: MoneyDeps): UseCase<typeof checkEndpoints.withdrawCheck> =>
  async ({ params: { number, n: of }, body: { reason }, headers, caller, correlationId }) => {
    const isManager = may(caller, 'invoice.manage');
    const asked = { id: headers['idempotency-key'], by: caller.userId, of, reason, isManager };
    const decide = (before: Parameters<typeof withdrawCheck>[0], at: string) =>
      withdrawCheck(before, { ...asked, at });
    return invoiceOf(await enterMoney(deps, { number, correlationId, decide }));
  };
