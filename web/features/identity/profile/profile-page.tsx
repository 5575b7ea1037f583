import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formErrors, personForm } from '#domain/identity/form-names.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { profileForm } from '#domain/identity/profile-fields.ts';
import { TypedProfile } from '#domain/identity/profile-update.ts';
import { worksHere } from '#domain/kernel/role.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { showProblems, useSubmission } from '#web/ui/forms/use-submission.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { EmailChanged } from '../email/email-changed.tsx';
import { AddressFieldSet } from '../fields/address-fields.tsx';
import { PersonalFieldSet } from '../fields/personal-fields.tsx';
import { ChangePassword } from '../passwords/change-password.tsx';
import { SignOutEverywhere } from '../passwords/sign-out-everywhere.tsx';
import { TwoStepCard } from '../two-step/two-step-card.tsx';
import { useProfile } from './use-profile.ts';

type Save = ReturnType<typeof useProfile>['save'];

/** The form, filled with a profile. */
const formOf = (profile: Profile) => personForm(profileForm(profile));

const ProfileEditor = ({
  profile,
  save,
  reload,
}: {
  readonly profile: Profile;
  readonly save: Save;
  readonly reload: () => void;
}) => {
  const form = useSchemaForm({ schema: TypedProfile, defaultValues: formOf(profile) });
  const submission = useSubmission(form, {
    send: async (values) => {
      const saved = await save.mutateAsync({ form: values, version: profile.version });
      form.reset(formOf(saved));
      toast.success('Profile saved');
    },
    explain: (thrown) => {
      if (thrown instanceof ApiError && thrown.problem.fields)
        showProblems(form, formErrors(thrown.problem.fields));
      return messageOf(thrown);
    },
  });
  const conflict = save.error instanceof ApiError && save.error.status === 409;
  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText="Save Changes"
      busyText="Saving..."
      failureActions={
        conflict ? (
          <Button look="plain" onClick={reload}>
            Show the newest
          </Button>
        ) : null
      }
    >
      <PersonalFieldSet />
      <div className="label-tear grid gap-1 pt-5">
        <h3 className="text-xl">Address Information</h3>
        <p className="text-ink-soft">Your home address. It does not change your U.S. mailbox address.</p>
      </div>
      <AddressFieldSet />
    </SubmissionForm>
  );
};

const ProfileCard = () => {
  const { profile, save } = useProfile();
  const [loads, setLoads] = useState(0);
  const reload = async () => {
    save.reset();
    await profile.refetch();
    setLoads((times) => times + 1);
  };
  // Taller than a screen, as the form is, so that the cards below it stay where they are when it arrives.
  if (profile.isPending)
    return (
      <Card title="Your details" className="min-h-svh">
        <Skeleton lines={12} label="Loading your profile…" />
      </Card>
    );
  return (
    <Loaded query={profile} loading="Loading your profile…">
      {(shown) => (
        <Card title="Your details">
          <p className="text-ink-soft">
            Your name is on your U.S. mailbox address. We call this number when we need your answer.
          </p>
          {/* Loaded anew is another form: nothing of what was typed before stays in it. */}
          <ProfileEditor key={loads} profile={shown} save={save} reload={() => void reload()} />
        </Card>
      )}
    </Loaded>
  );
};

/** `/customer/profile`: the user's profile, address, password and sessions. */
export const ProfilePage = () => {
  const session = useSession();
  // The side menu of staff and admins calls it by another name than the menu of customers.
  const isCustomer = session.status !== 'signed-in' || !worksHere(session.user);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageHeader title={isCustomer ? 'My Profile' : 'My account'}>
        {session.status === 'signed-in' ? (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="wrap-anywhere">{session.user.email}</span>
            <Link to="/customer/email" className={textLink}>
              Change my e-mail
            </Link>
          </p>
        ) : null}
      </PageHeader>
      {session.status === 'signed-in' ? <EmailChanged email={session.user.email} /> : null}
      <ProfileCard />
      <TwoStepCard />
      {isCustomer ? (
        <Card title="How we reach you">
          <p>
            <Link to="/customer/notifications" className={textLink}>
              Choose what we tell you by e-mail and WhatsApp
            </Link>
          </p>
        </Card>
      ) : null}
      <ChangePassword />
      <SignOutEverywhere />
      <Card title="Your data">
        <ul className="grid gap-3">
          <li>
            <Link to="/customer/my-data" className={textLink}>
              Download my data
            </Link>
          </li>
          <li>
            <Link to="/customer/close-account" className={textLink}>
              Close my account
            </Link>
          </li>
        </ul>
      </Card>
    </div>
  );
};
