import { dangerWords } from '#domain/parcels/declaration/danger-words.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useDeskChange } from '../use-desk-parcels.ts';
import { DeedForm, isWritten, ToDo } from './act.tsx';

type Verdict = 'MAY_FLY' | 'MAY_NOT_FLY';

const Judge = ({
  parcel: { code, version },
  verdict,
  onClose,
}: {
  readonly parcel: Parcel;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}) => {
  const mayFly = verdict === 'MAY_FLY';
  const act = useAct(useDeskChange(deskParcelEndpoints.judgeGoods), {
    begin: { note: '' },
    keeps: 'all',
    input: ({ note }) => ({
      params: { code },
      body: { version, verdict, ...(note.trim() === '' ? {} : { note: note.trim() }) },
    }),
    done: () => {
      toast.success(
        mayFly ? 'It may fly.' : 'It may not fly. Its owner is asked whether it goes back or is disposed of.',
      );
      onClose();
    },
  });
  const { note } = act.values;
  const isWhole = isWritten(note) || (mayFly && note.trim() === '');
  return (
    <DeedForm
      act={act}
      press={mayFly ? 'It may fly' : 'It may not fly'}
      danger={!mayFly}
      disabled={!isWhole}
      onClose={onClose}
    >
      <PlainTextArea
        label={mayFly ? 'What you saw, as its owner reads it' : 'What may not fly, as its owner reads it'}
        required={!mayFly}
        rows={2}
        maxLength={300}
        {...act.field('note')}
      />
    </DeedForm>
  );
};

/** Declared or seen goods that somebody must look at, with the verdict on the spot. */
export const GoodsToSee = ({ parcel }: { readonly parcel: Parcel }) => {
  const { declaration, seen } = parcel;
  return (
    <ToDo title="Look at what is inside">
      <dl className="grid gap-2">
        <div>
          <dt className="label-caption">Its owner says</dt>
          <dd className="wrap-anywhere">
            {[dangerWords(declaration.dangers ?? []), declaration.dangersNote].filter(Boolean).join('. ') ||
              (declaration.dangers === undefined ? 'Not answered' : 'Nothing of the kind')}
          </dd>
        </div>
        <div>
          <dt className="label-caption">Seen at the bench</dt>
          <dd>{dangerWords(seen) || 'Nothing'}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <AskFirst title="It may fly" button="It may fly…">
          {(close) => <Judge parcel={parcel} verdict="MAY_FLY" onClose={close} />}
        </AskFirst>
        <AskFirst title="It may not fly" button="It may not fly…" look="plain">
          {(close) => <Judge parcel={parcel} verdict="MAY_NOT_FLY" onClose={close} />}
        </AskFirst>
      </div>
    </ToDo>
  );
};
