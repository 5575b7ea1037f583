import { localWords } from '#domain/billing/abroad/local-money.ts';
import { methodWords } from '#domain/billing/entry-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { collectedWords } from '#domain/shipments/handover/collected-words.ts';
import { counterEndpoints } from '#domain/shipments/handover/counter-endpoints.ts';
import type { HandoverShown } from '#domain/shipments/handover/handover.ts';
import { idNames } from '#domain/shipments/handover/papers-shown.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { ReasonToLook } from '#web/ui/forms/reason-to-look.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ProofOf } from '../../collection/proof-of.tsx';
import { type ArrivalShown, useArrivalChange } from '../use-arrivals.ts';

/** Shows the numbers after a reason, which is written down with who asked. They go when the page is left. */
const Numbers = ({ number, id }: { readonly number: string; readonly id: string }) => {
  const look = useArrivalChange(counterEndpoints.showNumber);
  if (look.data)
    return (
      <p role="status">
        ID <span className="font-mono">{look.data.idNumber}</span>
        {look.data.taxNumber === undefined ? null : (
          <>
            , tax number <span className="font-mono">{look.data.taxNumber}</span>
          </>
        )}
      </p>
    );
  return (
    <ReasonToLook
      button="Show the whole numbers…"
      label="Why you need them"
      show="Show them"
      change={look}
      input={(reason) => ({ params: { number, id }, body: { reason } })}
    />
  );
};

const Proof = ({
  handover,
  arrival: { number, to },
}: {
  readonly handover: HandoverShown;
  readonly arrival: ArrivalShown['arrival'];
}) => {
  const { id, idKind, idNumber, taxNumber, storage, storageBy, storageLocal } = handover;
  return (
    <li className="grid gap-3 border-t border-rule py-3">
      <p className="wrap-anywhere font-semibold">{collectedWords(handover, to)}</p>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Fact name={idNames[idKind]} className="font-mono">
          {idNumber}
        </Fact>
        {taxNumber === undefined ? null : (
          <Fact name={destinations[to].taxNumber.name} className="font-mono">
            {taxNumber}
          </Fact>
        )}
        {storage === 0 ? null : (
          <Fact name="Storage paid">
            {dollars(storage)}
            {storageBy === undefined ? '' : ` ${methodWords[storageBy]}`}
            {storageLocal === undefined ? '' : `: ${localWords(storageLocal)}`}
          </Fact>
        )}
      </dl>
      <ProofOf number={number} handover={handover} />
      <Numbers number={number} id={id} />
    </li>
  );
};

/** What was handed over, to whom, with the proof. */
export const Handovers = ({ shown: { handovers, arrival } }: { readonly shown: ArrivalShown }) =>
  handovers.length === 0 ? null : (
    <Section title="Handed over" className="space-y-3">
      <ul>
        {handovers.map((handover) => (
          <Proof key={handover.id} handover={handover} arrival={arrival} />
        ))}
      </ul>
    </Section>
  );
