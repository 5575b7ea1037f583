import { useState } from 'react';
import { pathTo } from '#domain/kernel/paths.ts';
import { KeepPerson, type KeptPerson } from '#web/for-caller/keep-person.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NewThing } from '../page/customer-page.tsx';

/** What the desk does next for somebody whom it has just kept. */
const Kept = ({ person: { id, name }, area }: { readonly person: KeptPerson; readonly area: Area }) => (
  <div className="grid gap-4">
    <p role="status">{name} is a customer now.</p>
    <div className="flex flex-wrap gap-3">
      <NewThing id={id} area={area} />
      <LinkButton to={pathTo(`${area}/customers/:id`, { id })} look="plain">
        Open their page
      </LinkButton>
    </div>
  </div>
);

const NewPerson = ({ area }: { readonly area: Area }) => {
  const [person, kept] = useState<KeptPerson>();
  return person === undefined ? <KeepPerson onKept={kept} /> : <Kept person={person} area={area} />;
};

/** Keeps somebody who calls or walks in and has no account, for whoever may book for callers. */
export const NewCustomer = ({ area }: { readonly area: Area }) =>
  useMay()('booking.manage') ? (
    <AskFirst
      title="New customer, without an account"
      button="New customer"
      look="quiet"
      className="px-2 dense:min-h-7 dense:py-0"
    >
      {() => <NewPerson area={area} />}
    </AskFirst>
  ) : null;
