import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useDeskChange } from '../use-desk-parcels.ts';
import { DeedForm, isWritten, ToDo } from './act.tsx';

interface Props {
  readonly parcel: Parcel;
}

const Form = ({ parcel, onClose }: Props & { readonly onClose: () => void }) => {
  const { code, version, disposal } = parcel;
  const act = useAct(useDeskChange(deskParcelEndpoints.dispose), {
    begin: { because: disposal?.because ?? '' },
    keeps: 'all',
    input: ({ because }) => ({ params: { code }, body: { version, because: because.trim() } }),
    done: () => {
      toast.success('It is disposed of. Its owner is told.');
      onClose();
    },
  });
  return (
    <DeedForm
      act={act}
      press="It is disposed of"
      danger
      disabled={!isWritten(act.values.because)}
      onClose={onClose}
    >
      <p>This cannot be taken back.</p>
      <PlainTextArea
        label="What was done, as its owner reads it"
        required
        rows={2}
        maxLength={300}
        {...act.field('because')}
      />
    </DeedForm>
  );
};

/** The button that says that a parcel was disposed of. */
export const Dispose = ({ parcel }: Props) => (
  <AskFirst title="Disposed of" button="Disposed of…" look="plain">
    {(close) => <Form parcel={parcel} onClose={close} />}
  </AskFirst>
);

/** A parcel of which its owner agreed that we dispose of it. */
export const ToDisposeOf = ({ parcel }: Props) => (
  <ToDo title="Dispose of it">
    <p className="wrap-anywhere">
      {parcel.disposal?.because}{' '}
      {parcel.disposal?.agreedAt === undefined ? null : (
        <span className="text-sm">
          Agreed on <Instant at={parcel.disposal.agreedAt} />.
        </span>
      )}
    </p>
    <div>
      <Dispose parcel={parcel} />
    </div>
  </ToDo>
);
