import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { StaffMember } from '#domain/identity/rights.ts';
import { ResetReason } from '#domain/identity/two-step.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useReset } from './use-staff.ts';

const ResetForm = z.object({ reason: ResetReason });
type ResetForm = z.infer<typeof ResetForm>;

const ReasonField = () => (
  <TextField
    label="Reason"
    hint="How you know that it is really them, such as: lost phone, called from the number in the profile."
    required
    maxLength={300}
    {...useFields<ResetForm>()('reason')}
  />
);

/** Asks for the reason and turns off the two-step sign-in of somebody who lost their phone. */
export const ResetTwoStep = ({
  person,
  onClose,
}: {
  readonly person: StaffMember;
  readonly onClose: () => void;
}) => {
  const reset = useReset();
  const box = useRef<HTMLDivElement>(null);
  const form = useSchemaForm({ schema: ResetForm, defaultValues: { reason: '' } });
  const submission = useSubmission(form, {
    send: async ({ reason }) => {
      await reset.mutateAsync({ userId: person.userId, reason });
      toast.success(`Two-step sign-in of ${person.name} is off`);
      onClose();
    },
    explain: messageOf,
  });
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    form.setFocus('reason');
  }, [form]);
  return (
    <div ref={box}>
      <Card title={`Reset ${person.name}`}>
        <p>
          Two-step sign-in is turned off, and all their devices are signed out. Then their password alone is
          enough to sign in, so make sure first that it is really them. They get an e-mail with your name and
          the reason.
        </p>
        <SubmissionForm
          form={form}
          submission={submission}
          submitText="Reset"
          busyText="Resetting..."
          below={
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          }
        >
          <ReasonField />
        </SubmissionForm>
      </Card>
    </div>
  );
};
