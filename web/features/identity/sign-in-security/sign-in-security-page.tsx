import { useState } from 'react';
import type { SignInSecurity } from '#domain/identity/two-step.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PeopleTable } from './people-table.tsx';
import { ResetTwoStep } from './reset-form.tsx';
import { useFoundPerson, useSignInSecurity } from './use-sign-in-security.ts';

type Reset = (person: SignInSecurity) => void;

const Customers = ({ onReset }: { readonly onReset: Reset }) => {
  const [email, setEmail] = useState('');
  const found = useFoundPerson(email);
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">Customers</h2>
      <SearchField label="E-mail address of the account" value={email} onSearch={setEmail} />
      {email === '' ? null : (
        <Loaded
          query={found}
          loading="Searching…"
          lines={2}
          missing={<Alert kind="info">No verified account has this e-mail address.</Alert>}
        >
          {(person) => (
            <PeopleTable caption="The account that was found" people={[person]} onReset={onReset} />
          )}
        </Loaded>
      )}
    </section>
  );
};

/** `/admin/sign-in-security`: who signs in with a code, and help for those who lost their phone. */
export const SignInSecurityPage = () => {
  const security = useSignInSecurity();
  const [resetting, setResetting] = useState<SignInSecurity | undefined>();
  return (
    <div className="grid gap-8">
      <PageHeader title="Sign-in security">
        <p>
          With two-step sign-in, a password alone is not enough: signing in asks for a code from the person’s
          phone, too. If someone lost their phone, reset it here. They set it up again on the new one.
        </p>
      </PageHeader>
      {resetting === undefined ? null : (
        <ResetTwoStep key={resetting.userId} person={resetting} onClose={() => setResetting(undefined)} />
      )}
      <section className="grid gap-4">
        <h2 className="text-2xl">People who work here</h2>
        <Loaded query={security} loading="Loading people…">
          {({ askedOfStaff, people }) => (
            <div className="grid gap-4">
              <p>
                {askedOfStaff
                  ? 'Everybody who works here needs it. Until it is on, they can open only their customer pages.'
                  : 'Everybody can turn it on in their account. Nobody has to.'}
              </p>
              <PeopleTable caption="People who work here" people={people} onReset={setResetting} />
            </div>
          )}
        </Loaded>
      </section>
      <Customers onReset={setResetting} />
    </div>
  );
};
