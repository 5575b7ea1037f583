import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { DeedForm, isWritten } from '../deeds/act.tsx';
import { useDeskChange } from '../use-desk-parcels.ts';

interface Props {
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

/** Says whose it is, and by what we know that. */
export const Assign = ({
  parcel: { code, version, before },
  mailbox = '',
  because = '',
  onClose,
}: Props & { readonly mailbox?: string; readonly because?: string }) => {
  const act = useAct(useDeskChange(deskParcelEndpoints.assign), {
    begin: { mailbox, because },
    keeps: 'all',
    input: (typed) => ({
      params: { code },
      body: { version, mailbox: typed.mailbox.trim(), because: typed.because.trim() },
    }),
    done: ({ mailbox: given }) => {
      toast.success(`${code} is in mailbox ${given}. Its owner is told.`);
      onClose();
    },
  });
  const { values } = act;
  const had = before.some((one) => one.mailbox === values.mailbox.trim());
  return (
    <DeedForm
      act={act}
      press="Put it in this mailbox"
      disabled={!/^\d{3,}$/.test(values.mailbox.trim()) || !isWritten(values.because)}
      onClose={onClose}
    >
      <PlainInput label="Mailbox" required inputMode="numeric" maxLength={12} {...act.field('mailbox')} />
      {had ? (
        <p role="status" className="font-semibold">
          It was in this mailbox before, and was taken out of it.
        </p>
      ) : null}
      <PlainInput
        label="How we know"
        hint="It stays in our history. Its owner does not read it."
        required
        maxLength={300}
        {...act.field('because')}
      />
    </DeedForm>
  );
};

/** Says that it was given to the wrong mailbox. Then nobody has it. */
export const Unassign = ({ parcel: { code, version, mailbox }, onClose }: Props) => {
  const act = useAct(useDeskChange(deskParcelEndpoints.assign), {
    begin: { because: '' },
    keeps: 'all',
    input: ({ because }) => ({ params: { code }, body: { version, because: because.trim() } }),
    done: () => {
      toast.success(`${code} is unidentified again.`);
      onClose();
    },
  });
  return (
    <DeedForm act={act} press="Take it out" disabled={!isWritten(act.values.because)} onClose={onClose}>
      <p>
        Mailbox {mailbox} does not see it any more. What its owner declared and sent for it is not shown to
        the next one.
      </p>
      <PlainInput
        label="Why it is not theirs"
        hint="It stays in our history. No customer reads it."
        required
        maxLength={300}
        {...act.field('because')}
      />
    </DeedForm>
  );
};
