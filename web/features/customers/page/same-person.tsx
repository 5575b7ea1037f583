import { useState } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useAlias, useCustomers } from '../use-customers.ts';
import { cameWords } from '../words.tsx';

/** Two ids, one of which the desk gave: two accounts are never one person, for each has a password of its own. */
type Pair = readonly [string, string];

/** The pair with the id of ours first; undefined for two accounts. */
const joinable = (one: string, other: string): Pair | undefined => {
  if (isPersonId(one)) return [one, other];
  return isPersonId(other) ? [other, one] : undefined;
};

const Question = ({
  pair: [personId, as],
  same,
  close,
}: {
  readonly pair: Pair;
  readonly same: boolean;
  readonly close: () => void;
}) => {
  const act = useAct(useAlias(), {
    begin: { reason: '' },
    input: ({ reason }) => ({ personId, as, same, reason }),
    done: () => {
      toast.success(same ? 'They are one person now.' : 'They are two people again.');
      close();
    },
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <p>
        {same
          ? 'Their shipments, invoices and notes will be on one page. If one of them has an account, it will show everything. If both are in a price group, that of the account counts. You can undo this.'
          : 'Each gets back what was theirs. The account will no longer show the other one’s things. Each has the price group from before again.'}
      </p>
      <PlainTextArea
        label="Why"
        hint={same ? 'Such as: same phone, and knew the last invoice' : 'Such as: two sisters with one phone'}
        required
        rows={2}
        minLength={5}
        maxLength={300}
        {...act.field('reason')}
      />
      <ActFailure act={act} />
      <ActButton act={act}>{same ? 'They are one person' : 'They are two people'}</ActButton>
    </ActForm>
  );
};

const Join = ({ one, other }: { readonly one: Customer; readonly other: Customer }) => {
  const pair = joinable(one.id, other.id);
  return pair === undefined ? (
    <span className="max-w-prose text-sm text-ink-soft">
      Both have accounts, and two accounts can’t be joined. Ask which one they want to keep, and book on that
      one from now on. They can close the other one themselves: My Profile, Close my account.
    </span>
  ) : (
    <AskFirst title={`${other.name} is the same person`} button="Same person…" look="plain">
      {(close) => <Question pair={pair} same close={close} />}
    </AskFirst>
  );
};

const reachOf = ({ phone, email }: Customer): string =>
  [phone && readableE164(phone), email].filter(Boolean).join(' · ');

/** Others, each with the way to say that both are one. */
const Others = ({
  customer,
  others,
  area,
}: {
  readonly customer: Customer;
  readonly others: readonly Customer[];
  readonly area: Area;
}) => (
  <ul className="border-y border-rule">
    {others.map((other) => (
      <li
        key={other.id}
        className="grid justify-items-start gap-1 border-t border-rule py-3 first:border-t-0"
      >
        <CustomerName id={other.id} area={area}>
          {other.name}
        </CustomerName>
        <span className="wrap-anywhere text-sm text-ink-soft">{reachOf(other)}</span>
        <Join one={customer} other={other} />
      </li>
    ))}
  </ul>
);

const Found = ({
  search,
  customer,
  area,
}: {
  readonly search: string;
  readonly customer: Customer;
  readonly area: Area;
}) => (
  <Loaded query={useCustomers({ search })} loading="Searching…" lines={3}>
    {({ items }) => {
      const others = items.filter(({ id }) => id !== customer.id);
      return others.length === 0 ? (
        <p role="status">Nobody else found.</p>
      ) : (
        <Others customer={customer} others={others} area={area} />
      );
    }}
  </Loaded>
);

/** Who else this person is, with the way to take it back. */
const Joined = ({ whole: { customer, profiles, aliases } }: { readonly whole: WholeCustomer }) => {
  const mayChange = useMay()('customer.manage');
  return aliases.map(({ ids: [one, other], reason }) => {
    const pair = joinable(one, other);
    const others = profiles.filter(
      ({ user_id }) => user_id !== customer.id && [one, other].includes(user_id),
    );
    const names = others.map(({ first_name, last_name, came, phone_e164, email }) => {
      const named = [first_name, last_name, came && `(${cameWords[came].toLowerCase()})`];
      const reach = [phone_e164 && readableE164(phone_e164), email];
      return [named.filter(Boolean).join(' '), ...reach].filter(Boolean).join(', ');
    });
    return (
      <div key={`${one} ${other}`} className="grid justify-items-start gap-1">
        <p className="wrap-anywhere">
          Also listed as {names.join('; ') || 'someone else'}. Why: {reason}
        </p>
        {mayChange && pair ? (
          <AskFirst title="They are two people" button="Undo…" look="plain">
            {(close) => <Question pair={pair} same={false} close={close} />}
          </AskFirst>
        ) : null}
      </div>
    );
  });
};

/** Who else a person is, and who may be the same: by the same address or phone number, or by a search. */
export const SamePerson = ({ whole, area }: { readonly whole: WholeCustomer; readonly area: Area }) => {
  const mayChange = useMay()('customer.manage');
  const [search, ask] = useState('');
  const { customer, aliases, alike } = whole;
  if (!mayChange && aliases.length === 0) return null;
  return (
    <Section title="Same person" className="grid gap-4">
      <Joined whole={whole} />
      {mayChange && alike.length > 0 ? (
        <div className="grid gap-2">
          <p>Same e-mail address or phone number:</p>
          <Others customer={customer} others={alike} area={area} />
        </div>
      ) : null}
      {mayChange ? (
        <details>
          <summary className="unfold">Look for a duplicate</summary>
          <div className="grid gap-3">
            <SearchField label="Name, phone, mailbox or e-mail" value={search} onSearch={ask} />
            {search === '' ? null : <Found search={search} customer={customer} area={area} />}
          </div>
        </details>
      ) : null}
    </Section>
  );
};
