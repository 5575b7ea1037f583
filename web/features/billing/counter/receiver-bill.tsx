import { useQueryClient } from '@tanstack/react-query';
import { leftToGive } from '#domain/billing/balance.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { type CounterMethod, counterMethods } from '#domain/billing/entries.ts';
import { waitingWords } from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Section } from '#web/ui/layout/section.tsx';
import type { MoneyTyped } from '../money/money-form.tsx';
import { TakePayment } from '../money/take-payment.tsx';

/** What the receiver pays at the counter before the goods are handed over. Nothing where the sender pays. */
export const ReceiverBill = ({ shipment }: { readonly shipment: string }) => {
  const cache = useQueryClient();
  const params = { number: shipment };
  const { data } = useReply(['arrivals', 'bill', shipment], billingEndpoints.receiverBill, { params });
  const bill = data?.bill;
  const take = async ({ amount, method, reference, key }: MoneyTyped<CounterMethod>): Promise<void> => {
    try {
      const headers = { 'idempotency-key': key };
      await api(billingEndpoints.takeFromReceiver, { params, headers, body: { amount, method, reference } });
    } finally {
      void cache.invalidateQueries({ queryKey: ['arrivals'] });
    }
  };
  if (bill === undefined || bill.charged === 0) return null;
  const { owed, paid, invoice } = bill;
  const left = leftToGive(bill);
  return (
    <Section
      title={owed > 0 ? `Freight to pay: ${dollars(owed)}` : 'The freight is paid'}
      className="grid gap-3"
    >
      <p>
        {owed > 0
          ? ['The receiver pays it. Take it before you hand over.', ...waitingWords(bill)].join(' ')
          : `The receiver has paid ${dollars(paid)}. You can hand over.`}{' '}
        <span className="whitespace-nowrap text-ink-soft">Invoice {invoice}</span>
      </p>
      {left > 0 ? <TakePayment owed={left} methods={counterMethods} take={take} /> : null}
    </Section>
  );
};
