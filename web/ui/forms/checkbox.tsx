import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A yes or no with its label; the whole line is the target. */
export const Checkbox = ({ label, error, id, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const errorId = `${ownId}-error`;
  return (
    <div>
      <label htmlFor={id ?? ownId} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...rest}
          id={id ?? ownId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="size-5 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={errorId} className="text-sm font-semibold text-wrong">
          {error}
        </p>
      ) : null}
    </div>
  );
};
