import type { ReactNode } from 'react';
import type { Wizard } from '../use-wizard.ts';

/** Something that the sender has to say yes to, in a box of their own, with its problem. */
export const Agree = ({
  wizard,
  field,
  children,
}: {
  readonly wizard: Wizard;
  readonly field: 'nothingProhibited' | 'searchConsent';
  readonly children: ReactNode;
}) => {
  const problem = wizard.problemOf(field);
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={field}
          type="checkbox"
          checked={wizard.typed[field]}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onChange={({ target }) => wizard.change((typed) => ({ ...typed, [field]: target.checked }))}
          className="check size-6 shrink-0"
        />
        {children}
      </label>
      {problem ? (
        <p id={`${field}-problem`} className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
    </div>
  );
};
