import { dollars } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import {
  type ChargesTerm,
  chargesTerms,
  chargesTermWords,
  type Incoterm,
  incoterms,
  incotermWords,
  type Purpose,
  purposes,
  purposeWords,
} from '#domain/shipments/form/choices.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import type { TypedSend } from '../typed-send.ts';

interface Props {
  readonly typed: TypedSend;
  readonly card: RateCard;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<TypedSend>) => void;
}

const options = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, { readonly label: string }>>,
) => values.map((value) => ({ value, label: words[value].label }));

const Fields = ({ typed, card, problem, onChange }: Props) => (
  <div className="grid gap-4">
    <PlainChoice
      label="What is it for?"
      placeholder="Choose what it is for"
      required
      value={typed.purpose}
      error={problem}
      options={options(purposes, purposeWords)}
      onChange={({ target }) => onChange({ purpose: target.value as Purpose | '' })}
    />
    <PlainChoice
      label="Who pays for shipping?"
      required
      value={typed.chargesTerm}
      options={options(chargesTerms, chargesTermWords)}
      onChange={({ target }) => onChange({ chargesTerm: target.value as ChargesTerm })}
    />
    <PlainChoice
      label="Who pays duty and taxes there?"
      required
      value={typed.incoterm}
      options={options(incoterms, incotermWords)}
      onChange={({ target }) => onChange({ incoterm: target.value as Incoterm })}
    />
    <CheckField
      label="Insure it"
      hint={`${card.insurance.percent}% of its value, minimum ${dollars(card.insurance.minimum)}.`}
      checked={typed.insured}
      onChange={({ target }) => onChange({ insured: target.checked })}
    />
  </div>
);

/** What it is for, who pays and insurance: said once, and folded for somebody who has sent before. */
export const Terms = ({ isKnown, ...props }: Props & { readonly isKnown: boolean }) => {
  const { typed } = props;
  if (!isKnown) return <Fields {...props} />;
  const said = [
    typed.purpose === '' ? '' : purposeWords[typed.purpose].label,
    typed.chargesTerm === 'PREPAID' ? 'you pay shipping' : 'the receiver pays shipping',
    typed.insured ? 'insured' : 'not insured',
  ];
  return (
    <details open={props.problem === undefined ? undefined : true}>
      <summary className="unfold">{said.filter(Boolean).join(', ')}: as last time</summary>
      <Fields {...props} />
    </details>
  );
};
