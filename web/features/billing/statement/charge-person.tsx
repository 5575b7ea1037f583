import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChargeChoice } from '#domain/billing/charges/choices.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { ChargeForm } from '../desk/charge-form.tsx';
import type { MoneyTyped } from '../money/money-form.tsx';

interface Props {
  readonly userId: string;
  readonly area: Area;
}

/** Charges the person, and tells on which invoice. Afterwards statement, lists and invoice are read again. */
const useCharge = (userId: string) => {
  const cache = useQueryClient();
  const [invoice, setInvoice] = useState<string>();
  const charge =
    (code: ChargeChoice['code']) =>
    async ({ amount, reason, key }: MoneyTyped): Promise<void> => {
      const headers = { 'idempotency-key': key };
      const input = { params: { userId }, headers, body: { code, amount, reason } };
      try {
        setInvoice((await api(billingEndpoints.chargePerson, input)).number);
      } finally {
        for (const name of ['statement', 'invoice', 'invoices'])
          void cache.invalidateQueries({ queryKey: [name] });
      }
    };
  return { invoice, charge };
};

const Choices = ({ userId, area }: Props) => {
  const { invoice, charge } = useCharge(userId);
  const query = useReply(['person-charges', userId], billingEndpoints.personChoices, { params: { userId } });
  return (
    <Loaded query={query} loading="Loading what can be charged…" lines={3}>
      {({ name, items }) => (
        <>
          <p>
            The invoice is for <strong>{name}</strong>.
          </p>
          <ChargeForm
            items={items}
            press={(amount) => `Charge ${amount}`}
            done={(amount) => `Charged: ${amount}.`}
            send={charge}
          />
          <p role="status" className="empty:hidden">
            {invoice === undefined ? null : (
              <>
                Charged on{' '}
                <Link to={pathTo(`${area}/billing/:number`, { number: invoice })} className={textLink}>
                  {invoice}
                </Link>
                . Open it to take the payment or to make a pay link.
              </>
            )}
          </p>
        </>
      )}
    </Loaded>
  );
};

/** Charges a customer for something that belongs to no shipment. What there is and what it costs is asked for when somebody opens it. */
export const ChargePerson = ({ userId, area }: Props) => {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('payment.manage')) return null;
  return (
    <Section title="Charge this person" className="mt-8 grid gap-3 print:hidden">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="unfold">Charge for something without a shipment</summary>
        <div className="grid gap-3 pt-3">
          <p className="max-w-xl text-sm text-ink-soft">
            For example storage of a parcel at our dock, or a missed pickup. It goes on the person’s own
            invoice if one is still to be paid, or on a new one. The invoice shows the reason. We do not send
            a message: tell the person.
          </p>
          {isOpen ? <Choices userId={userId} area={area} /> : null}
        </div>
      </details>
    </Section>
  );
};
