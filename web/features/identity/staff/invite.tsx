import { useRef, useState } from 'react';
import type { Invitation } from '#domain/identity/invitations/invitation.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { emptyInvite, InviteForm, LetterForm, rolesIn } from './invite-form.ts';
import { OpenedCard } from './opened-card.tsx';
import { RoleFields } from './role-fields.tsx';
import { ticksOf } from './roles-form.ts';
import { useInvite, useSendInvitation } from './use-invitations.ts';

const EmailOfInvited = () => (
  <TextField
    label="E-mail address"
    type="email"
    inputMode="email"
    autoComplete="off"
    hint="They have to sign up with this address."
    required
    {...useFields<InviteForm>()('email')}
  />
);

/** One id for each address, so that a lost answer invites once, and another address is another invitation. */
const useInviteId = () => {
  const last = useRef({ email: '', id: '' });
  return (email: string): string => {
    if (last.current.email !== email) last.current = { email, id: uuidV7() };
    return last.current.id;
  };
};

/** Invites somebody without an account. `onFind` shows the person of an address that has one. */
export const Invite = ({
  onFind,
  onClose,
}: {
  readonly onFind: (email: string) => void;
  readonly onClose: () => void;
}) => {
  const { mutateAsync } = useInvite();
  const idOf = useInviteId();
  const [known, setKnown] = useState<string>();
  const form = useSchemaForm({ schema: InviteForm, defaultValues: emptyInvite });
  const submission = useSubmission(form, {
    send: async ({ email, ticks }) => {
      setKnown(undefined);
      try {
        await mutateAsync({ id: idOf(email), email, roles: rolesIn(ticks) });
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.code === 'HAS_ACCOUNT') setKnown(email);
        throw thrown;
      }
      toast.success(`An invitation is on its way to ${email}.`);
      onClose();
    },
    explain: messageOf,
  });
  return (
    <OpenedCard title="Invite someone">
      <p>
        They get a letter with a link, and these roles when they sign up through it. They get no mailbox. The
        invitation is good for 14 days.
      </p>
      <SubmissionForm
        form={form}
        submission={submission}
        submitText="Send invitation"
        busyText="Sending..."
        failureActions={
          known === undefined ? null : (
            <Button look="plain" onClick={() => onFind(known)}>
              Show this person
            </Button>
          )
        }
        below={
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <EmailOfInvited />
        <RoleFields />
      </SubmissionForm>
    </OpenedCard>
  );
};

/** Sends the letter of an invitation again, for the same work or another. */
export const InviteAgain = ({
  invitation: { id, email, version, roles },
  onClose,
}: {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}) => {
  const { mutateAsync } = useSendInvitation(id);
  const [order] = useState(uuidV7);
  const form = useSchemaForm({ schema: LetterForm, defaultValues: { ticks: ticksOf(roles) } });
  const submission = useSubmission(form, {
    send: async ({ ticks }) => {
      await mutateAsync({ id: order, version, roles: rolesIn(ticks) });
      toast.success(`A letter is on its way to ${email}.`);
      onClose();
    },
    explain: messageOf,
  });
  return (
    <OpenedCard title={`Invitation of ${email}`}>
      <p>They get another letter with these roles. Its link is good for 14 days from now.</p>
      <SubmissionForm
        form={form}
        submission={submission}
        submitText="Send again"
        busyText="Sending..."
        below={
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <RoleFields />
      </SubmissionForm>
    </OpenedCard>
  );
};
