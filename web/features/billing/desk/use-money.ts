import { useQueryClient } from '@tanstack/react-query';
import type { ChargeCode } from '#domain/billing/charges/table.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { deskMethods } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { ShownInvoice } from '#domain/billing/my-invoice.ts';
import { api } from '#web/api/client.ts';
import type { MoneyTyped } from '../money/money-form.tsx';

/** What people at the desk enter on an invoice. After each, its answer is shown, and invoice, lists and takings are read again. */
export const useMoney = ({ number }: Pick<Invoice, 'number'>) => {
  const cache = useQueryClient();
  const then = async (reply: Promise<Invoice>): Promise<Invoice> => {
    try {
      const now = await reply;
      // At once, so that the form does not offer the old sum for another moment.
      cache.setQueryData<ShownInvoice>(['invoice', number], (shown) => shown && { ...shown, ...now });
      return now;
    } finally {
      for (const key of ['invoice', 'invoices', 'takings', 'checks'])
        void cache.invalidateQueries({ queryKey: [key] });
    }
  };
  const keyed = ({ key }: MoneyTyped) => ({ headers: { 'idempotency-key': key } });
  return {
    take: (typed: MoneyTyped) => {
      const { amount, method, reference = '', bank } = typed;
      const to = { params: { number }, ...keyed(typed) };
      return method === 'CHECK'
        ? then(api(billingEndpoints.takeCheck, { ...to, body: { amount, reference, bank } }))
        : then(
            api(billingEndpoints.takePayment, {
              ...to,
              body: { amount, method, reference: typed.reference },
            }),
          );
    },
    voidIt: (n: number) => (typed: MoneyTyped) => {
      const input = { params: { number, n }, ...keyed(typed), body: { reason: typed.reason } };
      return then(api(billingEndpoints.voidPayment, input));
    },
    clear: (n: number) => (typed: MoneyTyped) =>
      then(api(billingEndpoints.clearCheck, { params: { number, n }, ...keyed(typed), body: {} })),
    returned: (n: number) => (typed: MoneyTyped) => {
      const { reason, fee } = typed;
      const input = { params: { number, n }, ...keyed(typed), body: { reason, fee } };
      return then(api(billingEndpoints.returnCheck, input));
    },
    giveBack: (n: number) => (typed: MoneyTyped) => {
      const input = { params: { number, n }, ...keyed(typed), body: { reason: typed.reason } };
      return then(api(billingEndpoints.withdrawCheck, input));
    },
    refund: (n: number) => (typed: MoneyTyped<(typeof deskMethods)[number]>) => {
      const { amount, method, reference, reason } = typed;
      const input = { params: { number, n }, ...keyed(typed), body: { amount, method, reference, reason } };
      return then(api(billingEndpoints.refundPayment, input));
    },
    add: (code: ChargeCode) => (typed: MoneyTyped) => {
      const { amount, reason } = typed;
      const input = { params: { number }, ...keyed(typed), body: { code, amount, reason } };
      return then(api(billingEndpoints.addCharge, input));
    },
    waive: (n: number) => (typed: MoneyTyped) => {
      const input = { params: { number, n }, ...keyed(typed), body: { reason: typed.reason } };
      return then(api(billingEndpoints.waiveCharge, input));
    },
    credit: (typed: MoneyTyped) => {
      const { amount, reason } = typed;
      return then(
        api(billingEndpoints.giveCredit, { params: { number }, ...keyed(typed), body: { amount, reason } }),
      );
    },
  };
};
