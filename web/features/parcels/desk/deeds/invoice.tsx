import { dollars } from '#domain/kernel/money.ts';
import { declaredValue } from '#domain/parcels/declaration/declaration.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { keyed } from '../../words/parcel-words.ts';
import { useDeskChange } from '../use-desk-parcels.ts';
import { DeedForm, isWritten, Refused, ToDo } from './act.tsx';
import { OwnerFile } from './owner-file.tsx';

interface Props {
  readonly parcel: Parcel;
}

const Verify = ({ parcel: { code, version } }: Props) => {
  const act = useAct(useDeskChange(deskParcelEndpoints.judgeInvoice), {
    begin: {},
    input: () => ({ params: { code }, body: { version, verdict: 'VERIFIED' as const } }),
    done: () => void toast.success('The invoice is verified.'),
  });
  return (
    <ActForm act={act} className="contents">
      <ActButton act={act} className="">
        Verify
      </ActButton>
      <div className="order-last w-full empty:hidden">
        <ActFailure act={act} words={(error) => <Refused error={error} />} />
      </div>
    </ActForm>
  );
};

const SendBack = ({ parcel: { code, version }, onClose }: Props & { readonly onClose: () => void }) => {
  const act = useAct(useDeskChange(deskParcelEndpoints.judgeInvoice), {
    begin: { reason: '' },
    keeps: 'all',
    input: ({ reason }) => ({
      params: { code },
      body: { version, verdict: 'REJECTED' as const, reason: reason.trim() },
    }),
    done: () => {
      toast.success('The invoice went back. Its owner is told why.');
      onClose();
    },
  });
  return (
    <DeedForm act={act} press="Send back" disabled={!isWritten(act.values.reason)} onClose={onClose}>
      <PlainTextArea
        label="What is wrong with it, as its owner reads it"
        required
        rows={2}
        maxLength={300}
        {...act.field('reason')}
      />
    </DeedForm>
  );
};

/** What its owner declared, to compare with the invoice beside it. */
const Declared = ({ parcel: { declaration } }: Props) => {
  const value = declaredValue(declaration);
  return (
    <div className="min-w-0">
      <p className="label-caption">As its owner says</p>
      <ul>
        {keyed(declaration.lines, JSON.stringify).map(({ key, description, quantity, unitValue }) => (
          <li key={key} className="wrap-anywhere">
            {quantity} × <bdi>{description}</bdi>
            {unitValue === undefined ? ', no value' : `, ${dollars(unitValue)} each`}
          </li>
        ))}
      </ul>
      <p className="font-semibold">
        {value === undefined ? 'The value is not complete.' : `${dollars(value)} in all`}
      </p>
    </div>
  );
};

/** An invoice that waits to be read: it stands beside what its owner declared, and is decided here. */
export const InvoiceToRead = ({ parcel }: Props) => {
  const { file } = parcel.declaration.invoice;
  if (file === undefined || parcel.ownerId === undefined) return null;
  return (
    <ToDo title="Read the invoice">
      <div className="grid gap-4 sm:grid-cols-2">
        <OwnerFile id={file} subject={{ kind: 'person', id: parcel.ownerId }} name="invoice" />
        <Declared parcel={parcel} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Verify parcel={parcel} />
        <AskFirst title="Send the invoice back" button="Send back…" look="plain">
          {(close) => <SendBack parcel={parcel} onClose={close} />}
        </AskFirst>
      </div>
    </ToDo>
  );
};
