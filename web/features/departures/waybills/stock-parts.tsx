import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** Says that a stock is nearly used up, or empty. */
export const LowStock = ({
  stock: { left, lowMark },
  none,
  few,
}: {
  readonly stock: { readonly left: number; readonly lowMark: number };
  readonly none: string;
  readonly few: string;
}) =>
  left <= lowMark ? (
    <Alert kind="warning" title={left === 0 ? 'No numbers are left' : 'Few numbers are left'}>
      {left === 0 ? none : few}
    </Alert>
  ) : null;

/** Changes a stock: its own fields, then the low mark. */
export const StockForm = <Values extends { lowMark: string }>({
  act,
  children,
}: {
  readonly act: Act<Values>;
  readonly children: ReactNode;
}) => (
  <ActForm act={act} className="grid max-w-3xl gap-4">
    <div className="grid items-end gap-4 sm:grid-cols-3">
      {children}
      <PlainInput
        label="Warn when this many are left"
        inputMode="numeric"
        required
        {...act.field('lowMark' as Path<Values>)}
      />
    </div>
    <ActFailure act={act} />
    <ActButton act={act} look="plain" busyText="Saving...">
      Save
    </ActButton>
  </ActForm>
);
