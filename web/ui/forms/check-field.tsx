import { type ComponentProps, type ReactNode, useId } from 'react';

/** A native checkbox with its label and a hint, large enough for touch. */
export const CheckField = ({
  label,
  hint,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}) => {
  const id = useId();
  return (
    <div className="grid">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="check size-5"
        />
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ps-8 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
};
