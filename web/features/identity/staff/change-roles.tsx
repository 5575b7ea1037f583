import { useMemo, useRef, useState } from 'react';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { StaffMember } from '#domain/identity/rights.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { OpenedCard } from './opened-card.tsx';
import { RoleFields } from './role-fields.tsx';
import { mergedTicks, orderOf, type RolesForm, rolesForm, ticksOf } from './roles-form.ts';
import { useRoleChange } from './use-staff.ts';

const ReasonField = () => (
  <TextField
    label="Reason"
    hint="It stays in the history below, such as: starts in the warehouse on Monday."
    required
    maxLength={300}
    {...useFields<RolesForm>()('reason')}
  />
);

const isConflict = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.code === 'RIGHTS_CHANGED';

/** The form over the newest roles of the person. What was ticked and typed stays when somebody else was first. */
const useRolesForm = (person: StaffMember, onDone: () => void) => {
  const [known, setKnown] = useState(person);
  const id = useRef(uuidV7());
  const { mutateAsync } = useRoleChange(person.userId);
  const form = useSchemaForm({
    schema: useMemo(() => rolesForm(known.roles), [known]),
    defaultValues: { ticks: ticksOf(person.roles), reason: '' },
  });
  const submission = useSubmission(form, {
    send: async ({ ticks, reason }) => {
      const { version, roles } = known;
      try {
        await mutateAsync({ id: id.current, version, ...orderOf(roles, ticks), reason });
      } catch (thrown) {
        if (isConflict(thrown)) {
          const newest = await api(identityEndpoints.findPerson, { body: { email: person.email } });
          form.setValue('ticks', mergedTicks(roles, ticks, newest.roles));
          setKnown(newest);
          id.current = uuidV7();
        }
        throw thrown;
      }
      toast.success(`The roles of ${person.name} are changed.`);
      onDone();
    },
    explain: messageOf,
  });
  return { known, form, submission };
};

/** Gives and takes roles of one person. */
export const ChangeRoles = ({
  person,
  onClose,
}: {
  readonly person: StaffMember;
  readonly onClose: () => void;
}) => {
  const isOwn = useOwnId() === person.userId;
  const { known, form, submission } = useRolesForm(person, onClose);
  return (
    <OpenedCard title={`Roles of ${person.name}`}>
      <p>
        Now: {roleNames(known.roles)}. What you take ends at once. What you give begins within 15 minutes, or
        when they sign in again. Someone without any role is a customer.
      </p>
      <SubmissionForm
        form={form}
        submission={submission}
        submitText="Save roles"
        busyText="Saving..."
        below={
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <RoleFields isOwn={isOwn} />
        <ReasonField />
      </SubmissionForm>
    </OpenedCard>
  );
};
