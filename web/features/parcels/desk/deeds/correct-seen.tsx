import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Seen } from '../../bench/front/look.tsx';
import { useDeskChange } from '../use-desk-parcels.ts';
import { DeedForm } from './act.tsx';

interface Props {
  readonly parcel: Parcel;
}

const Form = ({
  parcel: { code, version, seen: before },
  onClose,
}: Props & { readonly onClose: () => void }) => {
  const act = useAct(useDeskChange(benchEndpoints.correct), {
    begin: { seen: before.map(({ code: one }) => one) },
    keeps: 'all',
    input: ({ seen }) => ({
      params: { code },
      body: {
        version,
        seen: seen.map((one) => before.find((danger) => danger.code === one) ?? { code: one }),
      },
    }),
    done: () => {
      toast.success('What was seen is put right.');
      onClose();
    },
  });
  return (
    <DeedForm
      act={act}
      press="Save"
      // The bench answers with its own, smaller view of a parcel, so the desk's words of who was faster do not fit.
      failure={(error) => <Alert title="Not saved">{messageOf(error)}</Alert>}
      onClose={onClose}
    >
      <p>Tap what is not inside. Its history keeps what was there before.</p>
      <Seen seen={act.values.seen} change={({ seen }) => act.set('seen', [...seen])} />
    </DeedForm>
  );
};

/** The way out after a wrong tap at the bench: what never flies is not let fly while it is said to be inside. */
export const CorrectSeen = ({ parcel }: Props) => (
  <AskFirst
    title="What was seen inside"
    button="Correct what was seen…"
    look="plain"
    className="justify-self-start"
  >
    {(close) => <Form parcel={parcel} onClose={close} />}
  </AskFirst>
);
