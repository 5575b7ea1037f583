import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Labelled, type PlainFieldProps } from './plain-field.tsx';

/** A password with a button that shows and hides it. For a new password set `autoComplete="new-password"`. */
export const PlainPassword = ({
  id,
  label,
  hint,
  error,
  optional,
  ...own
}: Omit<PlainFieldProps<'input'>, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Labelled {...{ id, label, hint, error, optional: optional ?? !own.required }}>
      {({ className, ...ties }) => (
        <div className="grid grid-cols-[1fr_4.5rem]">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...own}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={classNames(className, 'min-h-11 rounded-e-none')}
          />
          <button
            type="button"
            aria-controls={ties.id}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
            className="cursor-pointer rounded-e-label border-[1.5px] border-s-0 border-edge bg-sunk text-sm font-semibold text-ink disabled:text-ink-soft"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Labelled>
  );
};
