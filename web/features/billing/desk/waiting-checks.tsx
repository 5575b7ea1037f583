import { clearedBy, isEnded, waitingChecks } from '#domain/billing/balance.ts';
import type { Check } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { isOwnSlip } from '#domain/billing/take-payment.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useMay, useOwnId } from '#web/session/use-session.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Folded } from '../money/folded.tsx';
import { MoneyForm } from '../money/money-form.tsx';
import { useMoney } from './use-money.ts';

interface Props {
  readonly invoice: Invoice;
  readonly check: Check;
}

const Returned = ({ invoice, check: { n, sum } }: Props) => {
  const { returned } = useMoney(invoice);
  return (
    <Folded title="The bank returned it">
      <MoneyForm
        parts={['reason', 'fee']}
        amount={sum}
        look="plain"
        press={(amount) => `The bank returned ${amount}`}
        done={(amount) => `Returned: ${amount}. It is owed again.`}
        send={returned(n)}
      />
    </Folded>
  );
};

const Paid = ({ invoice, check: { n, sum } }: Props) => {
  const { clear } = useMoney(invoice);
  return (
    <MoneyForm
      parts={[]}
      amount={sum}
      press={(amount) => `The bank has paid ${amount}`}
      done={(amount) => `Paid by check: ${amount}.`}
      send={clear(n)}
    />
  );
};

const GiveBack = ({ invoice, check: { n, sum } }: Props) => {
  const { giveBack } = useMoney(invoice);
  return (
    <Folded title="Take it back: it was given back, or entered by mistake">
      <MoneyForm
        parts={['reason']}
        amount={sum}
        look="plain"
        press={(amount) => `Take back the check for ${amount}`}
        done={(amount) => `Taken back: check for ${amount}.`}
        send={giveBack(n)}
      />
    </Folded>
  );
};

const Named = ({ check: { reference, bank, sum, at } }: Pick<Props, 'check'>) => (
  <p>
    {[`Check ${reference}`, bank].filter(Boolean).join(', ')} <strong>{dollars(sum)}</strong>,{' '}
    <Instant at={at} />
  </p>
);

/** The checks of an invoice that wait for the bank, and those that it has paid: banks return these, too. */
export const WaitingChecks = ({ invoice }: { readonly invoice: Invoice }) => {
  const may = useMay();
  const ownId = useOwnId();
  const isManager = may('invoice.manage');
  const waiting = waitingChecks(invoice);
  const paid = invoice.entries.filter(
    (entry): entry is Check =>
      entry.kind === 'CHECK' && !isEnded(invoice, entry) && clearedBy(invoice, entry) !== undefined,
  );
  const shown = isManager ? [...waiting, ...paid] : waiting;
  if (shown.length === 0) return null;
  return (
    <Section
      title={waiting.length > 0 ? 'Checks that wait for the bank' : 'Checks'}
      className="grid max-w-xl gap-3"
    >
      {waiting.length > 0 ? (
        <p className="text-sm text-ink-soft">
          A check counts as paid when the bank has paid it. Until then the goods stay.
        </p>
      ) : null}
      <ul>
        {shown.map((check) => (
          <li key={check.n} className="grid gap-3 border-t border-rule py-3 first:border-t-0">
            <Named check={check} />
            {isManager && waiting.includes(check) ? <Paid invoice={invoice} check={check} /> : null}
            {isManager ? <Returned invoice={invoice} check={check} /> : null}
            {waiting.includes(check) && (isManager || isOwnSlip(check, ownId, new Date())) ? (
              <GiveBack invoice={invoice} check={check} />
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
};
