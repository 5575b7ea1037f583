import { createContext, use } from 'react';
import { type DoorBill, type DoorMoney, sumOfBills } from '#domain/billing/door/door-money.ts';
import { dollars } from '#domain/kernel/money.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { typedAmount } from '#web/ui/forms/typed-amount.ts';
import type { DoorDraft } from './draft.ts';
import { givenOf } from './paying.ts';

/** What is to pay at the stops of the day; undefined while the phone has not heard of it. */
export const MoneyOfDay = createContext<readonly DoorMoney[] | undefined>(undefined);

/** What is to pay at a stop, and what was taken there. Undefined while the phone has not heard of it. */
export const useMoneyAt = (stop: string): DoorMoney | undefined =>
  use(MoneyOfDay)?.find((each) => each.stop === stop);

/** The cash that was taken at these stops, in cents. */
export const useCashTaken = (stops: readonly { readonly id: string }[]): number =>
  (use(MoneyOfDay) ?? [])
    .filter(({ stop }) => stops.some(({ id }) => id === stop))
    .flatMap(({ taken }) => taken)
    .reduce((sum, { cents }) => sum + cents, 0);

const billName = ({ for: what }: DoorBill): string => (what === 'PICKUP' ? 'Pickup' : `Invoice ${what}`);

const takenWords = ({ taken }: DoorMoney): readonly string[] =>
  taken.map(({ cents, invoice }) =>
    invoice === undefined
      ? `${dollars(cents)} in cash. The receipt follows when there is a connection.`
      : `${dollars(cents)} in cash. Receipt: ${invoice}.`,
  );

/** What is to pay at a stop, in a few words, with the receipts of what was taken there. */
export const MoneyLines = ({ money }: { readonly money: DoorMoney | undefined }) => {
  if (money === undefined)
    return <p>This phone has not heard yet what is to pay. Take no money, or call dispatch.</p>;
  const { bills, taken } = money;
  const isPaid = bills.length === 0 && taken.length > 0;
  return (
    <>
      {bills.length === 0 ? (
        <p className="text-xl font-semibold">{isPaid ? 'Paid' : 'Nothing to pay at the door'}</p>
      ) : (
        <p className="text-xl font-semibold">{dollars(sumOfBills(bills))} to pay at the door</p>
      )}
      {takenWords(money).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
};

/** What the cash that they give makes: change, or a rest that stays to be paid. */
const Change = ({ given, sum }: { readonly given: number | undefined; readonly sum: number }) => {
  if (given === undefined || given === sum) return null;
  return (
    <p
      role="status"
      className="rounded-label border-s-[6px] border-time bg-time-wash px-3 py-2 text-xl font-bold"
    >
      {given > sum
        ? `Give back ${dollars(given - sum)}`
        : `${dollars(sum - given)} is left to pay. It stays on their invoice.`}
    </p>
  );
};

/** How they pay, and of cash how much they give. */
export const Paying = ({
  money,
  draft,
  onDraft,
}: {
  readonly money: DoorMoney | undefined;
  readonly draft: DoorDraft;
  readonly onDraft: (change: Partial<DoorDraft>) => void;
}) => {
  const bills = money?.bills ?? [];
  const sum = sumOfBills(bills);
  if (bills.length === 0) return <MoneyLines money={money} />;
  return (
    <div className="grid gap-3">
      <MoneyLines money={money} />
      {bills.length === 1 ? null : (
        <ul>
          {bills.map((bill) => (
            <li key={bill.for}>
              {billName(bill)}: {dollars(bill.cents)}
            </li>
          ))}
        </ul>
      )}
      <Choices
        name="pays"
        legend="How they pay"
        choices={[
          { value: 'CASH', label: 'In cash, now' },
          { value: 'LATER', label: 'Later, by their invoice' },
        ]}
        chosen={draft.pays ?? ''}
        onChoose={(pays) => onDraft({ pays })}
      />
      {draft.pays === 'CASH' ? (
        <>
          <PlainInput
            label="Cash they give, in dollars"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={draft.given ?? typedAmount(sum)}
            onChange={({ target }) => onDraft({ given: target.value })}
          />
          <Change given={givenOf(draft, bills)} sum={sum} />
          <p>Put it into your bag. Their receipt comes by e-mail.</p>
        </>
      ) : null}
    </div>
  );
};
