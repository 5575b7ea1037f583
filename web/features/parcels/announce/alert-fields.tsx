import { Link } from 'react-router-dom';
import type { Invoice } from '#domain/parcels/declaration/declaration.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { DeclareFields } from '../declare/declare-fields.tsx';
import type { TypedDeclaration } from '../declare/typed.ts';
import { NumberField } from './number-field.tsx';
import type { TypedAlert } from './typed-alert.ts';
import type { Said } from './use-announce.ts';

const without = (guessed: ReadonlySet<string>, touched: string | undefined): ReadonlySet<string> =>
  touched === undefined ? guessed : new Set([...guessed].filter((field) => field !== touched));

const isFilled = ({ declaration: { store, lines } }: TypedAlert): boolean =>
  store !== '' || lines.some(({ description }) => description !== '');

const NotSent = ({ message, known }: Said) => (
  <Alert
    title="Not announced"
    actions={
      known && (
        <Link to={`/dashboard/mailbox/announce?change=${known.id}`} className={textLink}>
          Open the one that you announced
        </Link>
      )
    }
  >
    {message}
  </Alert>
);

/** One parcel of an announcement: its number, and everything that can come later behind a line that says so. */
export const AlertFields = ({
  alert,
  title,
  problems,
  said,
  invoice,
  onEdit,
  onRemove,
}: {
  readonly alert: TypedAlert;
  readonly title: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly said?: Said | undefined;
  /** The invoice as we have it, of a pre-alert that is changed. */
  readonly invoice?: Invoice | undefined;
  readonly onEdit: (change: (alert: TypedAlert) => TypedAlert) => void;
  readonly onRemove?: (() => void) | undefined;
}) => {
  const edit = (part: Partial<TypedAlert>, touched?: string) =>
    onEdit((before) => ({ ...before, ...part, guessed: without(before.guessed, touched) }));
  const declare = (part: Partial<TypedDeclaration>, touched?: string) =>
    onEdit((before) => ({
      ...before,
      declaration: { ...before.declaration, ...part },
      guessed: without(before.guessed, touched),
    }));
  return (
    <section aria-label={title} className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-2xl">{title}</h2>
        {onRemove ? (
          <Button look="quiet" onClick={onRemove}>
            Remove<span className="sr-only"> {title}</span>
          </Button>
        ) : null}
      </div>
      {said ? <NotSent {...said} /> : null}
      <NumberField alert={alert} problem={problems.tracking} onEdit={edit} />
      <details open={isFilled(alert) || undefined}>
        <summary className="unfold">What is inside, invoice (can come later)</summary>
        <div className="pt-4">
          <DeclareFields
            typed={alert.declaration}
            problems={problems}
            guessed={alert.guessed}
            invoice={invoice}
            onChange={declare}
          />
        </div>
      </details>
    </section>
  );
};
