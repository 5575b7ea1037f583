import type { ComponentProps } from 'react';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import type { Said } from '#domain/shipments/caller/said.ts';
import { HowTold } from '#web/for-caller/how-told.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** Who asked the desk for it, as it is typed. */
export interface TypedCaller {
  readonly how: Said['how'];
  readonly who: string;
}

export const noCaller: TypedCaller = { how: 'PHONE', who: '' };

/** What is missing of them. */
export const callerProblems = ({ who }: Pick<TypedCaller, 'who'>) =>
  onlyErrors({ who: who.trim().length < 2 ? 'Write who said it.' : undefined });

/** The same as it is sent. */
export const saidBy = ({ how, who }: TypedCaller): Said => ({ how, who: who.trim() });

/** Who asked the desk for it, and how. */
export const CallerFields = ({
  how,
  onHow,
  who,
}: {
  readonly how: Said['how'];
  readonly onHow: (how: Said['how']) => void;
  /** Props of the field with the name. */
  readonly who: Omit<ComponentProps<typeof PlainInput>, 'label'>;
}) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <HowTold value={how} onChoose={onHow} />
    <PlainInput label="Who said it" required maxLength={100} {...who} />
  </div>
);
