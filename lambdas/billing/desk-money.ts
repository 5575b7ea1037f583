import type { Invoice } from '#domain/billing/invoice.ts';
import type { moneyEndpoints } from '#domain/billing/money-endpoints.ts';
import { giveCredit, voidPayment } from '#domain/billing/take-payment.ts';
import { ownTakings, takenBy } from '#domain/billing/takings.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { type AnyRefusal, ok, type Refused, type Result } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { enterMoney, type Money, type MoneyDeps, recordPayment, recordRefund } from './enter-money.ts';
import type { MoneyList } from './money-list.ts';

/** The answer of every use case that enters money: the invoice as it is now. */
export const invoiceOf = <R extends AnyRefusal>(
  result: { readonly ok: true; readonly value: Money } | Refused<R>,
): Result<Invoice, never, R> => (result.ok ? ok(result.value.invoice) : result);

/** Takes a payment at the desk. */
export const takeDeskPayment =
  (deps: MoneyDeps): UseCase<typeof moneyEndpoints.takePayment> =>
  async ({ params: { number }, body, headers, caller: { userId: by }, correlationId }) =>
    invoiceOf(
      await recordPayment(deps)({ ...body, number, id: headers['idempotency-key'], by, correlationId }),
    );

/** Takes back a payment that was entered by mistake. */
export const voidDeskPayment =
  (deps: MoneyDeps): UseCase<typeof moneyEndpoints.voidPayment> =>
  async ({ params: { number, n: of }, body: { reason }, headers, caller, correlationId }) => {
    const id = headers['idempotency-key'];
    const asked = { id, by: caller.userId, reason, of, isAdmin: caller.roles.includes('admin') };
    return invoiceOf(
      await enterMoney(deps, {
        number,
        correlationId,
        decide: (before, at) => voidPayment(before, { ...asked, at }),
      }),
    );
  };

/** Notes that a payment, or a part of it, was given back. */
export const refundDeskPayment =
  (deps: MoneyDeps): UseCase<typeof moneyEndpoints.refundPayment> =>
  async ({ params: { number, n: of }, body, headers, caller: { userId: by }, correlationId }) =>
    invoiceOf(
      await recordRefund(deps)({ ...body, number, of, id: headers['idempotency-key'], by, correlationId }),
    );

/** Gives up a part of what is charged. */
export const giveDeskCredit =
  (deps: MoneyDeps): UseCase<typeof moneyEndpoints.giveCredit> =>
  async ({ params: { number }, body: { amount, reason }, headers, caller: { userId: by }, correlationId }) =>
    invoiceOf(
      await enterMoney(deps, {
        number,
        correlationId,
        decide: (before, at) =>
          giveCredit(before, { id: headers['idempotency-key'], by, at, amount, reason }),
      }),
    );

/** Our own money of a day, today unless another one is asked for. */
export const showTakings =
  ({
    list,
    clock,
  }: {
    readonly list: MoneyList;
    readonly clock: MoneyDeps['clock'];
  }): UseCase<typeof moneyEndpoints.takings> =>
  async ({ query: { day = newYorkDay(clock()) } }) => {
    const items = ownTakings(await list.takings(day));
    return ok({ day, items: [...items], sums: [...takenBy(items)] });
  };
