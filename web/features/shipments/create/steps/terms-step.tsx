import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { chargesTerms, incoterms, purposes } from '#domain/shipments/form/choices.ts';
import { EXPRESS_WORDS } from '#web/phrases/express.ts';
import { Extra } from '#web/price-form/fields/extra.tsx';
import { useChoiceWords } from '../caller-context.ts';
import { Ask } from '../fields/ask.tsx';
import type { Wizard } from '../use-wizard.ts';

const answersOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, { readonly label: string; readonly meaning: string }>>,
) => values.map((value) => ({ value, ...words[value] }));

/** What it is for, who pays what, and how urgent it is. */
export const TermsStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, problemOf, rateCard } = wizard;
  const { card } = rateCard;
  const words = useChoiceWords();
  const { express, brokerage } = typed.price;
  return (
    <div className="grid gap-6">
      <Ask
        field="purpose"
        question="What is it for?"
        hint={`Customs in ${destinations[typed.price.to].country} asks this.`}
        answers={answersOf(purposes, words.purpose)}
        chosen={typed.purpose}
        problem={problemOf('purpose')}
        onChoose={(purpose) => change((before) => ({ ...before, purpose }))}
      />
      <Ask
        field="chargesTerm"
        question="Who pays us for the shipping?"
        answers={answersOf(chargesTerms, words.chargesTerm)}
        chosen={typed.chargesTerm}
        problem={problemOf('chargesTerm')}
        onChoose={(chargesTerm) => change((before) => ({ ...before, chargesTerm }))}
      />
      <Ask
        field="incoterm"
        question="Who pays duty and taxes at the destination?"
        answers={answersOf(incoterms, words.incoterm)}
        chosen={typed.incoterm}
        problem={problemOf('incoterm')}
        onChoose={(incoterm) => change((before) => ({ ...before, incoterm }))}
      />
      <Ask
        field="service"
        question="Standard or express?"
        answers={[
          { value: 'standard', label: 'Standard', meaning: 'On the flight you choose.' },
          { value: 'express', label: `Express, +${card.expressPercent}%`, meaning: EXPRESS_WORDS },
        ]}
        chosen={express ? 'express' : 'standard'}
        problem={problemOf('service')}
        onChoose={(service) =>
          change((before) => ({ ...before, price: { ...before.price, express: service === 'express' } }))
        }
      />
      <Extra
        id="brokerage"
        label="Handle the customs paperwork there"
        note={`We prepare the customs entry for the receiver: ${dollars(card.brokerage)} per shipment. Duty and taxes are separate.`}
        wanted={brokerage}
        onChange={(wanted) =>
          change((before) => ({ ...before, price: { ...before.price, brokerage: wanted } }))
        }
      />
    </div>
  );
};
