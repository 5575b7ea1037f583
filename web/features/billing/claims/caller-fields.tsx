import type { ComponentProps } from 'react';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import type { Said } from '#domain/shipments/caller/said.ts';
import { type ChosenWay, HowTold, NO_WAY } from '#web/for-caller/how-told.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** Who asked the desk for it, as it is typed. */
export interface TypedCaller {
  readonly how: ChosenWay;
  readonly who: string;
}

export const noCaller: TypedCaller = { how: '', who: '' };

/** What is missing of them. */
export const callerProblems = ({ how, who }: TypedCaller) =>
  onlyErrors({
    how: how === '' ? NO_WAY : undefined,
    who: who.trim().length < 2 ? 'Write who said it.' : undefined,
  });

/** The same as it is sent, once `callerProblems` finds nothing. */
export const saidBy = ({ how, who }: TypedCaller): Said => ({ how: how || 'PHONE', who: who.trim() });

/** Who asked the desk for it, and how. */
export const CallerFields = ({
  act,
}: {
  readonly act: {
    readonly values: TypedCaller;
    readonly problem: (name: string) => string | undefined;
    readonly set: (name: 'how', how: ChosenWay) => void;
    readonly field: (name: 'who') => Omit<ComponentProps<typeof PlainInput>, 'label'>;
  };
}) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <HowTold value={act.values.how} error={act.problem('how')} onChoose={(how) => act.set('how', how)} />
    <PlainInput label="Who said it" required maxLength={100} {...act.field('who')} />
  </div>
);
