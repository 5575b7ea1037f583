import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { PriceForm } from '../price-form.ts';

/** A number field that keeps the typed text; phones show their number keys. */
export const NumberField = ({
  form,
  field,
  label,
  hidden = '',
  value,
  unit,
  whole = false,
  autoComplete = 'off',
  hint,
  onType,
}: {
  readonly form: PriceForm;
  /** Id of the element, which problems refer to. */
  readonly field: string;
  readonly label: string;
  /** An addition to the label for screen readers, such as the number of the box. */
  readonly hidden?: string;
  readonly value: string;
  readonly unit?: string;
  readonly whole?: boolean;
  /** What browsers may fill in. */
  readonly autoComplete?: 'off' | 'postal-code';
  readonly hint?: ReactNode;
  readonly onType: (typed: string) => void;
}) => {
  const problem = form.problemOf(field);
  const described = [problem && `${field}-problem`, hint && `${field}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={field} className="text-sm font-semibold">
        {label}
        {hidden ? <span className="sr-only"> {hidden}</span> : null}
        {unit ? <span className="font-normal text-ink-soft"> {unit}</span> : null}
      </label>
      <input
        id={field}
        value={value}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete={autoComplete}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => form.leave(field)}
        className={classNames(
          'min-h-11 w-full min-w-0 rounded-label border-[1.5px] bg-sheet px-3 text-base tabular-nums',
          problem ? 'border-wrong' : 'border-edge',
        )}
      />
      {hint ? (
        <div id={`${field}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      ) : null}
      {problem ? (
        <p id={`${field}-problem`} className="text-sm font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
    </div>
  );
};
