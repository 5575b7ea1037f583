import { useState } from 'react';
import type { Invoice } from '#domain/parcels/declaration/declaration.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { DangerFields } from './danger-fields.tsx';
import { InvoiceField } from './invoice-field.tsx';
import { LineFields } from './line-fields.tsx';
import { GUESSED, type TypedDeclaration } from './typed.ts';

const noGuess: ReadonlySet<string> = new Set();

/** Everything that an owner says of a parcel: store, contents, invoice, and what the airline asks. */
export const DeclareFields = ({
  typed,
  problems,
  guessed = noGuess,
  invoice,
  onChange,
}: {
  readonly typed: TypedDeclaration;
  readonly problems: Readonly<Record<string, string>>;
  /** The fields that were filled from a mail. */
  readonly guessed?: ReadonlySet<string>;
  /** The invoice as we have it. */
  readonly invoice?: Invoice | undefined;
  /** `touched` is a field that somebody has changed themselves. */
  readonly onChange: (part: Partial<TypedDeclaration>, touched?: string) => void;
}) => {
  const [wants, setWants] = useState(false);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainInput
          label="Store"
          hint={guessed.has('store') ? GUESSED : undefined}
          maxLength={60}
          value={typed.store}
          onChange={({ target }) => onChange({ store: target.value }, 'store')}
        />
        <PlainInput
          label="Order number"
          hint={guessed.has('orderNumber') ? GUESSED : undefined}
          maxLength={60}
          value={typed.orderNumber}
          onChange={({ target }) => onChange({ orderNumber: target.value }, 'orderNumber')}
        />
      </div>
      <section aria-label="What is inside" className="grid gap-3">
        <h3 className="text-xl">What is inside</h3>
        <LineFields
          lines={typed.lines}
          problems={problems}
          guessed={guessed}
          onChange={(lines, touched) => onChange({ lines }, touched)}
        />
      </section>
      <InvoiceField invoice={typed.invoice} now={invoice} onChange={(next) => onChange({ invoice: next })} />
      <DangerFields
        answers={typed.dangers}
        wants={wants}
        onChange={(dangers, said) => {
          setWants(said);
          onChange({ dangers });
        }}
      />
    </div>
  );
};
