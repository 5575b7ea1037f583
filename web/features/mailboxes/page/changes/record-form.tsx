import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import {
  addressIds,
  type FormToRecord,
  type IdKind,
  photoIds,
  type Witness,
  witnesses,
} from '#domain/mailboxes/receiving/form-1583.ts';
import { idNames, witnessNames } from '#domain/mailboxes/receiving/form-1583-words.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFormChange } from '../../use-changes.ts';

const empty = {
  photo: '',
  photoUntil: '',
  address: '',
  addressUntil: '',
  witnessed: '',
  signedOn: '',
  until: '',
};
type Typed = typeof empty;

const isWhole = ({ photo, address, witnessed, signedOn }: Typed): boolean =>
  [photo, address, witnessed, signedOn].every(Boolean);

const until = (day: string) => (day === '' ? {} : { expiresOn: day });

const formOf = (name: string, typed: Typed): FormToRecord => ({
  name,
  ids: [
    { kind: typed.photo as IdKind, ...until(typed.photoUntil) },
    { kind: typed.address as IdKind, ...until(typed.addressUntil) },
  ],
  witnessed: typed.witnessed as Witness,
  signedOn: typed.signedOn,
  ...until(typed.until),
});

const pair = 'grid items-end gap-4 sm:grid-cols-[3fr_2fr]';

/** An identification that was seen: its kind and its last day, and no number. */
const SeenId = ({
  act,
  label,
  kinds,
  not,
  kind,
  day,
}: {
  readonly act: Act<Typed>;
  readonly label: string;
  readonly kinds: readonly IdKind[];
  /** The other one, which cannot be both. */
  readonly not: string;
  readonly kind: 'photo' | 'address';
  readonly day: 'photoUntil' | 'addressUntil';
}) => (
  <div className={pair}>
    <PlainChoice
      label={label}
      placeholder="Choose one"
      required
      options={kinds.filter((one) => one !== not).map((value) => ({ value, label: idNames[value] }))}
      {...act.field(kind)}
    />
    <PlainInput label="Last day" type="date" {...act.field(day)} />
  </div>
);

const Question = ({
  mailbox: { number, version },
  name,
  close,
}: {
  readonly mailbox: Mailbox;
  readonly name: string;
  readonly close: () => void;
}) => {
  const act = useAct(useFormChange(number), {
    begin: empty,
    input: (typed, id) => ({ id, version, form: formOf(name, typed) }),
    done: () => {
      toast.success('The form is recorded.');
      close();
    },
  });
  const { photo, address } = act.values;
  return (
    <ActForm act={act} noValidate={false} className="grid gap-4">
      <p>
        Signed by <strong className="font-semibold">{name}</strong>, on paper. Keep the paper. We store which
        kinds of identification you saw, never their numbers.
      </p>
      <SeenId act={act} label="With a photo" kinds={photoIds} not={address} kind="photo" day="photoUntil" />
      <SeenId
        act={act}
        label="With the home address"
        kinds={addressIds}
        not={photo}
        kind="address"
        day="addressUntil"
      />
      <PlainChoice
        label="Signed how"
        placeholder="Choose one"
        required
        options={witnesses.map((value) => ({ value, label: witnessNames[value] }))}
        {...act.field('witnessed')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <PlainInput label="Signed on" type="date" required {...act.field('signedOn')} />
        <PlainInput label="The form counts until" type="date" {...act.field('until')} />
      </div>
      <ActFailure act={act} title="Not recorded" />
      <ActButton act={act} busyText="Saving..." disabled={!isWhole(act.values)}>
        Record the form
      </ActButton>
    </ActForm>
  );
};

/** Records the Form 1583 that an addressee has signed on paper. */
export const RecordForm = ({
  mailbox,
  name,
  again,
}: {
  readonly mailbox: Mailbox;
  readonly name: string;
  /** True when there is one already. */
  readonly again: boolean;
}) => (
  <AskFirst
    title="Form 1583"
    button={
      <>
        {again ? 'Record a new form' : 'Record Form 1583'}
        <span className="sr-only"> of {name}</span>
      </>
    }
    look="quiet"
  >
    {(close) => <Question mailbox={mailbox} name={name} close={close} />}
  </AskFirst>
);
