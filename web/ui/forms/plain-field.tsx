import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface Around {
  readonly label: string;
  /** Leaves the label to screen readers, where the place says what the field is. */
  readonly labelHidden?: boolean | undefined;
  /** A line of help between label and control. */
  readonly hint?: ReactNode;
  /** The message under the control; while present it is marked invalid. */
  readonly error?: string | undefined;
  /** Marks the field as optional. Default: what is not `required` is. */
  readonly optional?: boolean | undefined;
  /** Its id, where other code looks for the control. Default: one of its own. */
  readonly id?: string | undefined;
}

export type PlainFieldProps<Tag extends 'input' | 'textarea' | 'select'> = Around &
  Omit<ComponentProps<Tag>, 'id' | 'className'>;

/** Ids that connect a control with its label, hint and message. */
interface FieldIds {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const looks =
  'w-full rounded-label border-[1.5px] bg-sheet px-3 text-base text-ink disabled:text-ink-soft disabled:bg-sunk';

/** Label, hint and message around a control. */
export const Labelled = ({
  id: given,
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  children,
}: Around & { readonly children: (ties: FieldIds) => ReactNode }) => {
  const own = useId();
  const id = given ?? own;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
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

/** The props of the frame around a control, and the others, which are the control's own. */
const apart = <Tag extends 'input' | 'textarea' | 'select'>({
  id,
  label,
  hint,
  error,
  optional,
  labelHidden,
  ...own
}: PlainFieldProps<Tag>) => ({
  own,
  around: { id, label, labelHidden, hint, error, optional: optional ?? !own.required },
});

/** One line of text. What is not `required` is marked as optional. */
export const PlainInput = (props: PlainFieldProps<'input'>) => {
  const { own, around } = apart<'input'>(props);
  return (
    <Labelled {...around}>
      {({ className, ...ties }) => <input {...own} {...ties} className={classNames(className, 'min-h-11')} />}
    </Labelled>
  );
};

/** Several lines of text. */
export const PlainTextArea = (props: PlainFieldProps<'textarea'>) => {
  const { own, around } = apart<'textarea'>(props);
  return (
    <Labelled {...around}>
      {({ className, ...ties }) => <textarea {...own} {...ties} className={classNames(className, 'py-2')} />}
    </Labelled>
  );
};

/** A choice of one from a list. */
export const PlainSelect = ({ children, ...props }: PlainFieldProps<'select'>) => {
  const { own, around } = apart<'select'>(props);
  return (
    <Labelled {...around}>
      {({ className, ...ties }) => (
        <select {...own} {...ties} className={classNames(className, 'min-h-11')}>
          {children}
        </select>
      )}
    </Labelled>
  );
};
