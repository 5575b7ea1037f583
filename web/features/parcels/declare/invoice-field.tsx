import type { Invoice } from '#domain/parcels/declaration/declaration.ts';
import { FileField } from '#web/photos/file-field.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import type { TypedDeclaration } from './typed.ts';

/** What became of the invoice that is here, as its owner reads it. */
const known: Readonly<Record<Invoice['state'], string>> = {
  NOT_REQUIRED: '',
  PENDING: '',
  PROVIDED: 'Your invoice is here. We read it when the parcel is here, too.',
  REJECTED: 'We sent your invoice back. Send another one.',
  VERIFIED: 'We have read your invoice: it is fine.',
};

/** The invoice of the store. Without one, somebody says that nothing was bought. */
export const InvoiceField = ({
  invoice,
  now,
  isAsked,
  onChange,
}: {
  readonly invoice: TypedDeclaration['invoice'];
  /** The invoice as we have it. */
  readonly now?: Invoice | undefined;
  /** What is to be done says above what we take. */
  readonly isAsked?: true;
  readonly onChange: (invoice: TypedDeclaration['invoice']) => void;
}) => {
  const words = now === undefined ? '' : [known[now.state], now.reason].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      {words ? <p>{words}</p> : null}
      {invoice === 'NONE' ? null : (
        <FileField
          label="Invoice of the store"
          hint={`${isAsked ? '' : 'A photo or a PDF of the order with its prices. '}A screenshot is fine.`}
          purpose="PARCEL_INVOICE"
          file={invoice}
          onChange={onChange}
        />
      )}
      {invoice === undefined || invoice === 'NONE' ? (
        <CheckField
          label="Nothing was bought"
          hint="Such as used clothes that a friend sends you. Then there is no invoice."
          checked={invoice === 'NONE'}
          onChange={({ target }) => onChange(target.checked ? 'NONE' : undefined)}
        />
      ) : null}
    </div>
  );
};
