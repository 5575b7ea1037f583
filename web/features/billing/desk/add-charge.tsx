import { useState } from 'react';
import { standingFees } from '#domain/billing/balance.ts';
import { feeWords } from '#domain/billing/charges/lines.ts';
import { isWaivable } from '#domain/billing/charges/waive.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Folded } from '../money/folded.tsx';
import { MoneyForm } from '../money/money-form.tsx';
import { ChargeForm } from './charge-form.tsx';
import { useMoney } from './use-money.ts';

const Choices = ({ invoice }: { readonly invoice: Invoice }) => {
  const { number } = invoice;
  const { add } = useMoney(invoice);
  const query = useReply(['charge-choices', number], billingEndpoints.chargeChoices, { params: { number } });
  return (
    <Loaded query={query} loading="Loading what can be added…" lines={3}>
      {({ items }) => (
        <ChargeForm
          items={items}
          press={(amount) =>
            amount === dollars(0) ? 'Add it to the invoice' : `Add ${amount} to the invoice`
          }
          done={(amount) => `Added: ${amount}.`}
          send={add}
        />
      )}
    </Loaded>
  );
};

/** What was added to an invoice and can be removed, each with a reason. */
const Waivable = ({ invoice }: { readonly invoice: Invoice }) => {
  const { waive } = useMoney(invoice);
  return standingFees(invoice)
    .filter(isWaivable)
    .map((fee) => (
      <Folded key={fee.n} title={`Remove ${dollars(fee.amount)}: ${feeWords(fee)}`}>
        <MoneyForm
          parts={['reason']}
          amount={fee.amount}
          look="plain"
          press={(amount) => `Remove ${amount}`}
          done={(amount) => `Removed: ${amount}.`}
          send={waive(fee.n)}
        />
      </Folded>
    ));
};

/** Adds something to an invoice by hand, with a reason. What there is and what it costs is asked for when somebody opens it. */
export const AddCharge = ({ invoice }: { readonly invoice: Invoice }) => {
  const [isOpen, setIsOpen] = useState(false);
  const isManager = useMay()('invoice.manage');
  return (
    <Section title="Charge something else" className="grid gap-3">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="unfold">Add a charge: a missed pickup, stairs or something else</summary>
        <div className="grid gap-3 pt-3">
          <p className="max-w-xl text-sm text-ink-soft">
            {invoice.shipment === undefined
              ? 'It stays on the invoice with your name and the reason.'
              : 'It stays on the invoice with your name and the reason, also when the price changes. The goods wait until it is paid.'}
          </p>
          {isOpen ? <Choices invoice={invoice} /> : null}
        </div>
      </details>
      {isManager ? <Waivable invoice={invoice} /> : null}
    </Section>
  );
};
