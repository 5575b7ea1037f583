import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface Around {
  readonly label: string;
  /** A line of help between label and control. */
  readonly hint?: ReactNode;
  /** The message under the control; while present it is marked invalid. */
  readonly error?: string | undefined;
}

/** Ids that connect a control with its label, hint and message. */
interface FieldIds {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const looks =
  'w-full rounded-label border-[1.5px] bg-sheet px-3 text-base text-ink disabled:text-ink-soft disabled:bg-sunk';

const Labelled = ({
  label,
  hint,
  error,
  optional,
  children,
}: Around & { readonly optional: boolean; readonly children: (ties: FieldIds) => ReactNode }) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        className: classNames(looks, error ? 'border-wrong' : 'border-edge'),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error ? (
        <p id={`${id}-error`} className="font-semibold text-wrong">
          {error}
        </p>
      ) : null}
    </div>
  );
};

type Own<Tag extends 'input' | 'textarea' | 'select'> = Around &
  Omit<ComponentProps<Tag>, 'id' | 'className'>;

/**
 * One line of text for static pages, whose islands do without the app's form library. What is not `required` is marked as
 * optional.
 */
export const PlainInput = ({ label, hint, error, ...rest }: Own<'input'>) => (
  <Labelled label={label} hint={hint} error={error} optional={!rest.required}>
    {({ className, ...ties }) => <input {...rest} {...ties} className={classNames(className, 'min-h-11')} />}
  </Labelled>
);

/** Several lines of text for static pages. */
export const PlainTextArea = ({ label, hint, error, ...rest }: Own<'textarea'>) => (
  <Labelled label={label} hint={hint} error={error} optional={!rest.required}>
    {({ className, ...ties }) => <textarea {...rest} {...ties} className={classNames(className, 'py-2')} />}
  </Labelled>
);

/** A choice of one from a list for static pages. */
export const PlainSelect = ({ label, hint, error, children, ...rest }: Own<'select'>) => (
  <Labelled label={label} hint={hint} error={error} optional={!rest.required}>
    {({ className, ...ties }) => (
      <select {...rest} {...ties} className={classNames(className, 'min-h-11')}>
        {children}
      </select>
    )}
  </Labelled>
);
