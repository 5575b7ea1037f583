import { type ReactNode, useRef } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';

interface RowsProps {
  /** The list's name in the form. */
  readonly name: string;
  /** One row in words, `testimonial`: buttons and screen readers say it. */
  readonly noun: string;
  /** Text for an empty list. */
  readonly empty: string;
  readonly most: number;
  /** A new row; a list of bare texts has texts. */
  readonly fresh: () => object | string;
  /** Set when people see the rows in this order. */
  readonly ordered?: boolean;
  /** Filters the rows of a long list; rows with a problem are always shown. */
  readonly shows?: (row: Readonly<Record<string, unknown>>) => boolean;
  readonly children: (index: number) => ReactNode;
}

const small = 'px-3';

/** A list of rows that are added, removed and, where order matters, moved, all of it by keyboard. */
export const Rows = ({ name, noun, empty, most, fresh, ordered = false, shows, children }: RowsProps) => {
  const { control, formState, clearErrors } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const add = useRef<HTMLButtonElement>(null);
  // A problem of the list itself is at its `root`, beside the problems of its rows.
  const found: { readonly message?: string; readonly root?: { readonly message?: string } } | undefined = get(
    formState.errors,
    name,
  );
  const problem = found?.root?.message ?? found?.message;
  const rows = fields.map(({ id, ...row }, index) => ({ id, row, index }));
  const shown = shows
    ? rows.filter(({ row, index }) => shows(row) || get(formState.errors, `${name}.${index}`) !== undefined)
    : rows;
  const removeRow = (index: number) => {
    clearErrors(name);
    remove(index);
    // The focused button is removed with its row.
    add.current?.focus();
  };
  return (
    <div className="grid gap-3">
      {shown.length === 0 ? <p className="text-ink-soft">{empty}</p> : null}
      <ol className="grid">
        {shown.map(({ id, index }) => (
          <li
            key={id}
            className="flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-rule py-3 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 grow basis-60">{children(index)}</div>
            <div className="flex gap-2">
              {ordered ? (
                <>
                  <Button
                    look="plain"
                    className={small}
                    disabled={index === 0}
                    aria-label={`Move ${noun} ${index + 1} up`}
                    onClick={() => move(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    look="plain"
                    className={small}
                    disabled={index === fields.length - 1}
                    aria-label={`Move ${noun} ${index + 1} down`}
                    onClick={() => move(index, index + 1)}
                  >
                    ↓
                  </Button>
                </>
              ) : null}
              <Button
                look="plain"
                className={small}
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => removeRow(index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {problem ? (
        <p role="alert" className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
      <Button
        ref={add}
        look="plain"
        className="justify-self-start"
        disabled={fields.length >= most}
        onClick={() => {
          clearErrors(name);
          append(fresh());
        }}
      >
        Add a {noun}
      </Button>
    </div>
  );
};
