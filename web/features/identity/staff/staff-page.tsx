import { useRef, useState } from 'react';
import type { Invitation } from '#domain/identity/invitations/invitation.ts';
import type { StaffMember } from '#domain/identity/rights.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ChangeRoles } from './change-roles.tsx';
import { Invitations } from './invitations.tsx';
import { Invite, InviteAgain } from './invite.tsx';
import { type PeopleActions, PeopleTable } from './people-table.tsx';
import { ResetTwoStep } from './reset-form.tsx';
import { RightsHistory } from './rights-history.tsx';
import { useFoundPerson, useStaff } from './use-staff.ts';

const Everybody = (actions: PeopleActions) => (
  <Section title="People who work here" className="grid gap-4">
    <Loaded query={useStaff()} loading="Loading people…" lines={24}>
      {({ askedOfStaff, people }) => (
        <div className="grid gap-4">
          <p>
            {askedOfStaff
              ? 'Everybody who works here needs two-step sign-in. Until it is on, they can open only their customer pages.'
              : 'Everybody can turn two-step sign-in on in their account. Nobody has to.'}
          </p>
          <PeopleTable caption="People who work here" people={people} {...actions} />
        </div>
      )}
    </Loaded>
  </Section>
);

interface Searching {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

const FindPerson = ({ email, onEmail, ...actions }: PeopleActions & Searching) => {
  const found = useFoundPerson(email);
  return (
    <Section title="Someone else" className="grid gap-4">
      <p>
        Find a person to give them their first role, or to help a customer who lost their phone. They need an
        account with a verified e-mail address. Invite someone who has none.
      </p>
      <SearchField label="E-mail address of the account" value={email} onSearch={onEmail} />
      {email === '' ? null : (
        <Loaded
          query={found}
          loading="Searching…"
          lines={2}
          missing={<Alert kind="info">No verified account has this e-mail address.</Alert>}
        >
          {(person) => <PeopleTable caption="The account that was found" people={[person]} {...actions} />}
        </Loaded>
      )}
    </Section>
  );
};

type Opened =
  | { readonly form: 'roles' | 'reset'; readonly person: StaffMember }
  | { readonly form: 'invite' }
  | { readonly form: 'again'; readonly invitation: Invitation };

/** The form that is open, above the lists. */
const OpenedForm = ({
  opened,
  onFind,
  onClose,
}: {
  readonly opened: Opened;
  readonly onFind: (email: string) => void;
  readonly onClose: () => void;
}) => {
  switch (opened.form) {
    case 'roles':
      return <ChangeRoles person={opened.person} onClose={onClose} />;
    case 'reset':
      return <ResetTwoStep person={opened.person} onClose={onClose} />;
    case 'again':
      return <InviteAgain invitation={opened.invitation} onClose={onClose} />;
    default:
      return <Invite onFind={onFind} onClose={onClose} />;
  }
};

const keyOf = (opened: Opened): string => {
  if ('person' in opened) return `${opened.form} ${opened.person.userId}`;
  return 'invitation' in opened ? `again ${opened.invitation.id}` : opened.form;
};

/** `/admin/staff`: who works here, with which roles, who is invited, and how they sign in. */
export const StaffPage = () => {
  const [opened, setOpened] = useState<Opened | undefined>();
  const [email, setEmail] = useState('');
  const search = useRef<HTMLDivElement>(null);
  const close = () => setOpened(undefined);
  const find = (known: string) => {
    close();
    setEmail(known);
    search.current?.scrollIntoView({ block: 'start' });
  };
  const actions: PeopleActions = {
    onRoles: (person) => setOpened({ form: 'roles', person }),
    onReset: (person) => setOpened({ form: 'reset', person }),
  };
  return (
    <div className="grid gap-8">
      <PageHeader title="Staff">
        <p>Who works here, what each role opens for them, and how they sign in.</p>
      </PageHeader>
      {opened === undefined ? null : (
        <OpenedForm key={keyOf(opened)} opened={opened} onFind={find} onClose={close} />
      )}
      <Everybody {...actions} />
      <Invitations
        onInvite={() => setOpened({ form: 'invite' })}
        onAgain={(invitation) => setOpened({ form: 'again', invitation })}
      />
      <div ref={search}>
        <FindPerson {...actions} email={email} onEmail={setEmail} />
      </div>
      <RightsHistory />
    </div>
  );
};
