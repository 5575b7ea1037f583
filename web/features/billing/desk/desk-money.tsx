import { balanceOf, leftOf, leftToGive } from '#domain/billing/balance.ts';
import { deskMethods, type Payment } from '#domain/billing/entries.ts';
import { entryWords } from '#domain/billing/entry-words.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { isOwnSlip } from '#domain/billing/take-payment.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useMay, useOwnId } from '#web/session/use-session.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Folded } from '../money/folded.tsx';
import { MoneyForm } from '../money/money-form.tsx';
import { TakePayment } from '../money/take-payment.tsx';
import { AddCharge } from './add-charge.tsx';
import { useMoney } from './use-money.ts';
import { WaitingChecks } from './waiting-checks.tsx';

/** Voids a payment that was entered by mistake. */
const VoidIt = ({ invoice, payment }: { readonly invoice: Invoice; readonly payment: Payment }) => {
  const { voidIt } = useMoney(invoice);
  return (
    <Folded title="Void it: it was entered by mistake">
      <MoneyForm
        parts={['reason']}
        amount={-payment.amount}
        look="plain"
        press={(amount) => `Void ${amount}`}
        done={(amount) => `Voided: ${amount}.`}
        send={voidIt(payment.n)}
      />
    </Folded>
  );
};

/** A slip of one's own: for ten minutes, who took a payment can take it back. */
const OwnSlips = ({ invoice }: { readonly invoice: Invoice }) => {
  const ownId = useOwnId();
  const slips = invoice.entries.filter(
    (entry): entry is Payment =>
      entry.kind === 'PAYMENT' &&
      entry.method !== 'CARD' &&
      leftOf(invoice, entry) === -entry.amount &&
      isOwnSlip(entry, ownId, new Date()),
  );
  if (slips.length === 0) return null;
  return (
    <Section title="You have just taken" className="grid gap-3">
      <p className="max-w-xl text-sm text-ink-soft">
        A slip of the pen? You can void it for ten minutes. After that, ask an admin.
      </p>
      <ul className="max-w-xl">
        {slips.map((payment) => (
          <li key={payment.n} className="grid gap-2 border-t border-rule py-3 first:border-t-0">
            <p>
              {entryWords(payment)} <strong>{dollars(-payment.amount)}</strong>, <Instant at={payment.at} />
            </p>
            <VoidIt invoice={invoice} payment={payment} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Voids a payment, or gives some of it back. One that came online is not voided. */
const TakeBack = ({ invoice, payment }: { readonly invoice: Invoice; readonly payment: Payment }) => {
  const { refund } = useMoney(invoice);
  const left = leftOf(invoice, payment);
  const isWhole = left === -payment.amount;
  if (left === 0) return null;
  return (
    <li className="grid gap-2 border-t border-rule py-3 first:border-t-0">
      <p>
        {entryWords(payment)} <strong>{dollars(-payment.amount)}</strong>, <Instant at={payment.at} />
        {isWhole ? '' : `, ${dollars(left)} of it left`}
      </p>
      {payment.method === 'CARD' ? (
        <p className="text-sm text-ink-soft">It came online. Refund it with the card provider.</p>
      ) : (
        <>
          {isWhole ? <VoidIt invoice={invoice} payment={payment} /> : null}
          <Folded title="Refund it: the money goes back">
            <MoneyForm
              key={left}
              parts={['amount', 'reason']}
              methods={deskMethods}
              amount={left}
              look="plain"
              press={(amount) => `I have given back ${amount}`}
              done={(amount) => `Refunded: ${amount}.`}
              send={refund(payment.n)}
            />
          </Folded>
        </>
      )}
    </li>
  );
};

/** What only admins do: voids, refunds and credits. */
const ForAdmins = ({ invoice }: { readonly invoice: Invoice }) => {
  const { credit } = useMoney(invoice);
  const { charged, credited } = balanceOf(invoice);
  const payments = invoice.entries.filter((entry) => entry.kind === 'PAYMENT');
  return (
    <Section title="Refunds and credits" className="grid gap-3">
      <ul className="max-w-xl">
        {payments.map((payment) => (
          <TakeBack key={payment.n} invoice={invoice} payment={payment} />
        ))}
      </ul>
      {charged > credited ? (
        <Folded title="Credit: charge less than this">
          <MoneyForm
            key={credited}
            parts={['amount', 'reason']}
            amount={charged - credited}
            look="plain"
            press={(amount) => `Give a credit of ${amount}`}
            done={(amount) => `Credit given: ${amount}.`}
            send={credit}
          />
        </Folded>
      ) : null}
    </Section>
  );
};

const taken = [...deskMethods, 'CHECK'] as const;

/** Takes a payment. While a check waits for all that is owed, it says what becomes of that check. */
const Take = ({ invoice }: { readonly invoice: Invoice }) => {
  const { take } = useMoney(invoice);
  const balance = balanceOf(invoice);
  const { owed, waiting = 0 } = balance;
  const left = leftToGive(balance);
  if (owed <= 0) return null;
  return left > 0 ? (
    <Section title="Take a payment" className="grid gap-3">
      <TakePayment owed={left} methods={taken} take={take} />
    </Section>
  ) : (
    <Folded title="They pay another way: cash, card or transfer">
      <TakePayment
        owed={owed}
        methods={deskMethods}
        take={take}
        hint={
          <p className="text-sm text-ink-soft">
            {`We have a check for ${dollars(waiting)}. If it is still here, give it back, and take it back above. If the bank pays it too, we have to pay back ${dollars(owed)}.`}
          </p>
        }
      />
    </Folded>
  );
};

/** What the desk does with an invoice: takes a payment, adds a charge, and takes a payment back. */
export const DeskMoney = ({ invoice, isAdmin }: { readonly invoice: Invoice; readonly isAdmin: boolean }) => {
  const may = useMay();
  return (
    <div className="mt-8 grid gap-8">
      <WaitingChecks invoice={invoice} />
      {may('payment.manage') ? <Take invoice={invoice} /> : null}
      {may('payment.manage') ? <AddCharge invoice={invoice} /> : null}
      {isAdmin ? <ForAdmins invoice={invoice} /> : <OwnSlips invoice={invoice} />}
    </div>
  );
};
