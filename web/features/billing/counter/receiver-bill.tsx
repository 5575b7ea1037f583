import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { centsOfLocal, currencyName, localOfCents, localShown } from '#domain/billing/abroad/local-money.ts';
import { leftToGive } from '#domain/billing/balance.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { type CounterMethod, counterMethods } from '#domain/billing/entries.ts';
import { waitingWords } from '#domain/billing/entry-words.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { MoneyTyped } from '../money/money-form.tsx';
import { TakePayment } from '../money/take-payment.tsx';
import { LocalForm, type LocalTyped } from './local-form.tsx';
import { RateForm } from './rate-form.tsx';

type Local = NonNullable<EndpointReply<typeof billingEndpoints.receiverBill>['local']>;

/** Takes what the receiver gives. Afterwards the bill and the arrival are read again. */
const useTake = (number: string) => {
  const cache = useQueryClient();
  const then = async (reply: Promise<unknown>): Promise<void> => {
    try {
      await reply;
    } finally {
      for (const key of ['arrivals', 'counter']) void cache.invalidateQueries({ queryKey: [key] });
    }
  };
  const to = (key: string) => ({ params: { number }, headers: { 'idempotency-key': key } });
  return {
    dollars: ({ amount, method, reference, key }: MoneyTyped<CounterMethod>) =>
      then(api(billingEndpoints.takeFromReceiver, { ...to(key), body: { amount, method, reference } })),
    local: ({ amount, perDollar, method, reference, key }: LocalTyped) => {
      const local = { amount, perDollar };
      const body = { amount: centsOfLocal(local), local, method, reference };
      return then(api(billingEndpoints.takeFromReceiver, { ...to(key), body }));
    },
  };
};

/** Local money needs the rate of today. Whoever may enter it does so here. */
const NoRate = ({ local: { country, day } }: { readonly local: Local }) => {
  const may = useMay();
  return (
    <div className="grid gap-4">
      <Alert title="There is no rate for today">
        Until it is entered, nothing can be taken in {currencyName(country)}. U.S. dollars can be taken.
      </Alert>
      {may('counter.manage') ? (
        <RateForm country={country} today={day} last={undefined} hasDay={false} />
      ) : null}
    </div>
  );
};

/** What is left to pay, in U.S. dollars or in the money of the counter. */
const Take = ({
  shipment,
  left,
  local,
}: {
  readonly shipment: string;
  readonly left: number;
  readonly local: Local | undefined;
}) => {
  const take = useTake(shipment);
  const [isLocal, setIsLocal] = useState(false);
  const inDollars = <TakePayment owed={left} methods={counterMethods} take={take.dollars} />;
  if (local === undefined) return inDollars;
  const { country, currency, perDollar } = local;
  const inLocal =
    perDollar === undefined ? (
      <NoRate local={local} />
    ) : (
      // After a part payment, or another rate, the form begins with what is left.
      <LocalForm
        key={`${left} ${perDollar}`}
        currency={currency}
        perDollar={perDollar}
        owed={left}
        take={take.local}
      />
    );
  return (
    <div className="grid gap-4">
      <div className="max-w-xs">
        <PlainSelect
          label="They pay in"
          required
          value={isLocal ? currency : 'USD'}
          onChange={({ target }) => setIsLocal(target.value === currency)}
        >
          <option value="USD">U.S. dollars: {dollars(left)}</option>
          <option value={currency}>
            {currencyName(country)}
            {perDollar === undefined ? '' : `: ${localShown(currency, localOfCents(left, perDollar))}`}
          </option>
        </PlainSelect>
      </div>
      {isLocal ? inLocal : inDollars}
    </div>
  );
};

/** What the receiver pays at the counter before the goods are handed over. Nothing where the sender pays. */
export const ReceiverBill = ({ shipment }: { readonly shipment: string }) => {
  const params = { number: shipment };
  const { data } = useReply(['arrivals', 'bill', shipment], billingEndpoints.receiverBill, { params });
  const bill = data?.bill;
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
      {left > 0 ? <Take shipment={shipment} left={left} local={data?.local} /> : null}
    </Section>
  );
};
