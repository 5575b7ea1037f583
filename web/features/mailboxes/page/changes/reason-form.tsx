import type { ReactNode } from 'react';
import { REASON_MAX } from '#domain/mailboxes/changes/endpoints.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** A change of a mailbox with its reason: what it means, what else is asked, and the button. */
export const ReasonForm = <Typed extends { readonly reason: string }>({
  act,
  press,
  danger = false,
  isWhole = true,
  children,
}: {
  readonly act: Act<Typed>;
  /** Text of the button. */
  readonly press: string;
  readonly danger?: boolean;
  /** Whether everything else is filled in. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}) => (
  <ActForm act={act} noValidate={false} className="grid gap-4">
    {children}
    <PlainInput
      label="Reason"
      hint="It stays in the history. Only staff see it."
      required
      minLength={5}
      maxLength={REASON_MAX}
      {...act.field('reason' as Parameters<typeof act.field>[0])}
    />
    <ActFailure act={act} title="Not changed" />
    <ActButton
      act={act}
      look={danger ? 'danger' : 'primary'}
      busyText="Saving..."
      disabled={!isWhole || act.values.reason.trim() === ''}
    >
      {press}
    </ActButton>
  </ActForm>
);
