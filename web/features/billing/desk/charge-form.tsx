import { useState } from 'react';
import type { ChargeChoice } from '#domain/billing/charges/choices.ts';
import { dollars } from '#domain/kernel/money.ts';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { MoneyForm, type MoneyTyped } from '../money/money-form.tsx';

const nameOf = ({ name, amount }: ChargeChoice): string =>
  amount === undefined ? name : `${name}, ${dollars(amount)}`;

/** Charges one of these things by hand, with a reason. */
export const ChargeForm = ({
  items,
  press,
  done,
  send,
}: {
  readonly items: readonly ChargeChoice[];
  /** What the button says with this amount. */
  readonly press: (amount: string) => string;
  readonly done: (amount: string) => string;
  readonly send: (code: ChargeChoice['code']) => (typed: MoneyTyped) => Promise<unknown>;
}) => {
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
        press={press}
        done={done}
        send={send(chosen.code)}
      />
    </div>
  );
};
