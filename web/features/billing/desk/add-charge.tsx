import { useState } from 'react';
import type { ChargeChoice } from '#domain/billing/charges/choices.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { MoneyForm } from '../money/money-form.tsx';
import { useMoney } from './use-money.ts';

const nameOf = ({ name, amount }: ChargeChoice): string =>
  amount === undefined ? name : `${name}, ${dollars(amount)}`;

const Choose = ({
  invoice,
  items,
}: {
  readonly invoice: Invoice;
  readonly items: readonly ChargeChoice[];
}) => {
  const { add } = useMoney(invoice);
  const [code, setCode] = useState(items[0]?.code);
  const chosen = items.find((item) => item.code === code);
  if (chosen === undefined) return <p>There is nothing that you can add.</p>;
  return (
    <div className="grid max-w-xl gap-4">
      <PlainSelect
        label="What for"
        required
        value={chosen.code}
        onChange={({ target }) => setCode(target.value as ChargeChoice['code'])}
      >
        {items.map((item) => (
          <option key={item.code} value={item.code}>
            {nameOf(item)}
          </option>
        ))}
      </PlainSelect>
      <MoneyForm
        // Another charge has another price, and is another entry.
        key={chosen.code}
        parts={chosen.amount === undefined ? ['amount', 'reason'] : ['reason']}
        amount={chosen.amount ?? 0}
        look="plain"
        press={(amount) => `Add ${amount} to the invoice`}
        done={(amount) => `Added: ${amount}.`}
        send={add(chosen.code)}
      />
    </div>
  );
};

const Choices = ({ invoice }: { readonly invoice: Invoice }) => {
  const { number } = invoice;
  const query = useReply(['charge-choices', number], billingEndpoints.chargeChoices, { params: { number } });
  return (
    <Loaded query={query} loading="Loading what can be added…" lines={3}>
      {({ items }) => <Choose invoice={invoice} items={items} />}
    </Loaded>
  );
};

/** Adds something to an invoice by hand, with a reason. What there is and what it costs is asked for when somebody opens it. */
export const AddCharge = ({ invoice }: { readonly invoice: Invoice }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Charge something else" className="grid gap-3">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="unfold">Add a charge: a missed pickup, photos or something else</summary>
        <div className="grid gap-3 pt-3">
          <p className="max-w-xl text-sm text-ink-soft">
            It stays on the invoice with your name and the reason, also when the price changes. The goods wait
            until it is paid.
          </p>
          {isOpen ? <Choices invoice={invoice} /> : null}
        </div>
      </details>
    </Section>
  );
};
