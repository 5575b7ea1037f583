import { useQueryClient } from '@tanstack/react-query';
import type { ChargeCode } from '#domain/billing/charges/table.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { api } from '#web/api/client.ts';
import type { MoneyTyped } from '../money/money-form.tsx';

/** What people at the desk enter on an invoice. After each, invoice, lists and takings are read again. */
export const useMoney = ({ number }: Pick<Invoice, 'number'>) => {
  const cache = useQueryClient();
  const then = async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply;
    } finally {
      for (const key of ['invoice', 'invoices', 'takings']) void cache.invalidateQueries({ queryKey: [key] });
    }
  };
  const keyed = ({ key }: MoneyTyped) => ({ headers: { 'idempotency-key': key } });
  return {
    take: (typed: MoneyTyped) => {
      const { amount, method, reference } = typed;
      const input = { params: { number }, ...keyed(typed), body: { amount, method, reference } };
      return then(api(billingEndpoints.takePayment, input));
    },
    voidIt: (n: number) => (typed: MoneyTyped) => {
      const input = { params: { number, n }, ...keyed(typed), body: { reason: typed.reason } };
      return then(api(billingEndpoints.voidPayment, input));
    },
    refund: (n: number) => (typed: MoneyTyped) => {
      const { amount, method, reference, reason } = typed;
      const input = { params: { number, n }, ...keyed(typed), body: { amount, method, reference, reason } };
      return then(api(billingEndpoints.refundPayment, input));
    },
    add: (code: ChargeCode) => (typed: MoneyTyped) => {
      const { amount, reason } = typed;
      const input = { params: { number }, ...keyed(typed), body: { code, amount, reason } };
      return then(api(billingEndpoints.addCharge, input));
    },
    credit: (typed: MoneyTyped) => {
      const { amount, reason } = typed;
      return then(
        api(billingEndpoints.giveCredit, { params: { number }, ...keyed(typed), body: { amount, reason } }),
      );
    },
  };
};
