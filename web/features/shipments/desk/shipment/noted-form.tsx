import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** A small form with a `note` that is required, and perhaps other fields above it. */
export const NotedForm = <Values extends FieldValues & { readonly note: string }>({
  act,
  label,
  press,
  disabled = false,
  children,
}: {
  readonly act: Act<Values>;
  readonly label: string;
  readonly press: string;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}) => (
  <ActForm act={act} className="grid gap-3">
    {children}
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <PlainInput label={label} required maxLength={1000} {...act.field('note' as Path<Values>)} />
      </div>
      <ActButton act={act} look="plain" className="" disabled={disabled || !act.values.note.trim()}>
        {press}
      </ActButton>
    </div>
    <ActFailure act={act} title="Not saved" />
  </ActForm>
);
