import type { ReactNode } from 'react';
import { coverOf, coverWords } from '#domain/billing/claims/file-claim.ts';
import { claimKindNames } from '#domain/billing/claims/words.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { Button } from '#web/ui/button.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, type Change, useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { CallerFields } from './caller-fields.tsx';
import { ClaimPhotos } from './claim-photos.tsx';
import {
  type ClaimedGoods,
  claimProblems,
  nothingTyped,
  onlyPiece,
  openKinds,
  openPieces,
  type TypedClaim,
} from './typed-claim.ts';

/** What is sent: the key of the form, and what was typed. */
export interface TypedReport {
  readonly key: string;
  readonly typed: TypedClaim;
}

interface Props {
  readonly shipment: string;
  readonly goods: ClaimedGoods;
  readonly change: Change<TypedReport, unknown>;
  /** The desk reports it for somebody who called. */
  readonly forCaller?: true;
  /** Whoever may not add files to the shipment is not asked for photos. */
  readonly photos?: false;
  /** Closes the form unsent, where it was opened by a button. */
  readonly cancel?: () => void;
  readonly done: () => void;
}

const Pieces = ({ act, goods }: { readonly act: Act<TypedClaim>; readonly goods: ClaimedGoods }) => {
  const { kind, pieces } = act.values;
  const open = openPieces(goods, kind);
  const kinds = new Map(goods.goods.pieces.map((piece) => [piece.n, piece.kind]));
  const problem = act.problem('pieces');
  if (open.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">Which pieces</legend>
      {open.map(({ n, lastDay }) => (
        <CheckField
          key={n}
          label={`Piece ${n}, ${kinds.get(n) === 'BARREL' ? 'barrel' : 'box'}`}
          hint={`Report it by ${dayWords(lastDay)}`}
          checked={pieces.includes(n)}
          onChange={({ target }) =>
            act.set('pieces', target.checked ? [...pieces, n] : pieces.filter((other) => other !== n))
          }
        />
      ))}
      {problem === undefined ? null : (
        <p role="alert" className="font-semibold text-wrong">
          {problem}
        </p>
      )}
    </fieldset>
  );
};

/** What our terms cover of the pieces that are chosen. */
const Cover = ({
  act,
  goods: { goods },
  forCaller,
}: Pick<Props, 'goods' | 'forCaller'> & {
  readonly act: Act<TypedClaim>;
}) => {
  const { pieces } = act.values;
  if (pieces.length === 0) return null;
  return (
    <p className="max-w-prose border-s-4 border-rule ps-3">
      {coverWords({ ...goods, cover: coverOf(goods, pieces) }, forCaller ? 'desk' : 'customer')}
    </p>
  );
};

const Fields = ({
  act,
  shipment,
  goods,
  forCaller,
  photos,
}: Props & { readonly act: Act<TypedClaim> }): ReactNode => {
  const { onChange: _, ...kind } = act.field('kind');
  return (
    <>
      <PlainChoice
        label="What happened"
        required
        placeholder="Choose"
        options={openKinds(goods).map((value) => ({ value, label: claimKindNames[value] }))}
        {...kind}
        onChange={({ target }) => {
          act.set('kind', target.value);
          act.set('pieces', onlyPiece(goods, target.value));
        }}
      />
      <Pieces act={act} goods={goods} />
      <Cover act={act} goods={goods} {...(forCaller ? { forCaller } : {})} />
      <PlainTextArea
        label="Tell us about it"
        hint="What is damaged, missing or late, and when you noticed."
        required
        rows={4}
        maxLength={2000}
        {...act.field('story')}
      />
      <PlainInput
        label="What it is worth in U.S. dollars"
        hint={`What ${forCaller ? 'the sender' : 'you'} lost. At most the value ${forCaller ? 'the sender' : 'you'} declared.`}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...act.field('worth')}
      />
      {photos === false ? null : <ClaimPhotos shipment={shipment} act={act} label="Photos for the claim" />}
    </>
  );
};

/** Reports damage, loss or delay. Sent twice, the same form is one claim. */
export const ReportForm = (props: Props) => {
  const { goods, change, forCaller, cancel, done } = props;
  const act = useAct(change, {
    begin: nothingTyped(goods),
    schema: formSchema<TypedClaim>(claimProblems(goods, forCaller === true)),
    input: (typed, key) => ({ key, typed }),
    done,
  });
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      <Fields {...props} act={act} />
      {forCaller ? <CallerFields act={act} /> : null}
      <ActFailure act={act} title="Not reported" />
      <div className="flex flex-wrap gap-3">
        <ActButton act={act} busyText="Reporting…">
          Report it
        </ActButton>
        {cancel === undefined ? null : (
          <Button look="plain" onClick={cancel} disabled={act.busy}>
            Cancel
          </Button>
        )}
      </div>
    </ActForm>
  );
};
