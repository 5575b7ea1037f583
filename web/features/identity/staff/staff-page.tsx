import { useState } from 'react';
import type { StaffMember } from '#domain/identity/rights.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ChangeRoles } from './change-roles.tsx';
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

const FindPerson = (actions: PeopleActions) => {
  const [email, setEmail] = useState('');
  const found = useFoundPerson(email);
  return (
    <Section title="Someone else" className="grid gap-4">
      <p>
        Find a person to give them their first role, or to help a customer who lost their phone. They need an
        account with a verified e-mail address.
      </p>
      <SearchField label="E-mail address of the account" value={email} onSearch={setEmail} />
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

interface Opened {
  readonly form: 'roles' | 'reset';
  readonly person: StaffMember;
}

/** `/admin/staff`: who works here, with which roles, and how they sign in. */
export const StaffPage = () => {
  const [opened, setOpened] = useState<Opened | undefined>();
  const close = () => setOpened(undefined);
  const actions: PeopleActions = {
    onRoles: (person) => setOpened({ form: 'roles', person }),
    onReset: (person) => setOpened({ form: 'reset', person }),
  };
  return (
    <div className="grid gap-8">
      <PageHeader title="Staff">
        <p>Who works here, what each role opens for them, and how they sign in.</p>
      </PageHeader>
      {opened?.form === 'roles' ? (
        <ChangeRoles key={opened.person.userId} person={opened.person} onClose={close} />
      ) : null}
      {opened?.form === 'reset' ? (
        <ResetTwoStep key={opened.person.userId} person={opened.person} onClose={close} />
      ) : null}
      <Everybody {...actions} />
      <FindPerson {...actions} />
      <RightsHistory />
    </div>
  );
};
