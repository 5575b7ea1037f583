import { type CounterMethod, counterMethods } from '#domain/billing/entries.ts';
import { methodNames } from '#domain/billing/entry-words.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { CODE_DIGITS } from '#domain/shipments/handover/collection-code.ts';
import { counterEndpoints } from '#domain/shipments/handover/counter-endpoints.ts';
import { idKinds, idNames } from '#domain/shipments/handover/papers-shown.ts';
import type { PieceStorage } from '#domain/shipments/handover/storage.ts';
import { whatTheyBring } from '#domain/shipments/handover/who-collects.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { PieceChoice } from '../desk/shipment/piece-choice.tsx';
import { ProofFields } from './proof/proof-fields.tsx';
import { useProof } from './proof/use-proof.ts';
import { type ArrivalShown, useArrivalAct } from './use-arrivals.ts';
import { codeWords } from './words.ts';

type IdKind = (typeof idKinds)[number];
/** What is typed and chosen. The proof is sent before it. */
type Said = CallInput<typeof counterEndpoints.handOver>['body'];

const feeOf = (storage: readonly PieceStorage[], pieces: readonly number[]): number =>
  storage.filter(({ n }) => pieces.includes(n)).reduce((sum, { fee }) => sum + fee, 0);

interface Fields {
  /** Pieces that stay here. */
  readonly left: number[];
  readonly code: string;
  readonly name: string;
  readonly idKind: IdKind;
  readonly idNumber: string;
  readonly taxNumber: string;
  readonly storageBy: CounterMethod;
}
const nothingTyped: Fields = {
  left: [],
  code: '',
  name: '',
  idKind: 'NATIONAL_ID',
  idNumber: '',
  taxNumber: '',
  storageBy: 'CASH',
};

const useHandOver = ({ arrival: { number, pieces }, storage }: ArrivalShown) => {
  const proof = useProof(number);
  const change = useArrivalAct(async (said: Said) =>
    api(counterEndpoints.handOver, { params: { number }, body: { ...said, ...(await proof.send()) } }),
  );
  const ready = pieces.filter(({ state }) => state === 'READY_FOR_COLLECTION');
  const chosenOf = ({ left }: Fields) => ready.filter(({ n }) => !left.includes(n)).map(({ n }) => n);
  const act = useAct(change, {
    begin: nothingTyped,
    input: (typed, eventId) => {
      const { left: _, taxNumber, storageBy, ...said } = typed;
      const chosen = chosenOf(typed);
      const fee = feeOf(storage, chosen);
      return {
        ...said,
        eventId,
        pieces: chosen,
        ...(taxNumber.trim() ? { taxNumber } : {}),
        storage: fee,
        ...(fee === 0 ? {} : { storageBy }),
      };
    },
    keeps: ['left', 'idKind', 'storageBy'],
    done: () => {
      toast.success('Handed over.');
      proof.clear();
    },
    // A wrong code is typed again from the start.
    refused: (thrown, form) => {
      if (thrown instanceof ApiError && thrown.code === 'CODE_WRONG') form.setValue('code', '');
    },
  });
  const chosen = chosenOf(act.values);
  return { act, proof, ready, chosen, fee: feeOf(storage, chosen) };
};

const Storage = ({
  storage,
  fee,
  field,
}: {
  readonly storage: readonly PieceStorage[];
  readonly fee: number;
} & Pick<Act<Fields>, 'field'>) => {
  const [first] = storage;
  if (first === undefined) return null;
  return fee === 0 ? (
    <p>Storage is free until {dayWords(first.freeUntil)}.</p>
  ) : (
    <>
      <Alert kind="warning" title={`Storage: ${dollars(fee)}`}>
        It was free until {dayWords(first.freeUntil)}. Take the fee before you hand over. With the button
        below you say that you have it; then it is on the invoice, as paid to you.
      </Alert>
      <PlainSelect label="How the storage was paid" required {...field('storageBy')}>
        {counterMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </PlainSelect>
    </>
  );
};

const Papers = ({ to, field }: { readonly to: DestinationCode } & Pick<Act<Fields>, 'field'>) => {
  const tax = destinations[to].taxNumber;
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <PlainInput
        label="Code"
        hint={`${CODE_DIGITS} digits, from whoever collects.`}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={CODE_DIGITS + 1}
        {...field('code')}
      />
      <PlainInput
        label="Name"
        hint="As on the ID."
        required
        autoComplete="off"
        maxLength={100}
        {...field('name')}
      />
      <PlainSelect label="ID" required {...field('idKind')}>
        {idKinds.map((kind) => (
          <option key={kind} value={kind}>
            {idNames[kind]}
          </option>
        ))}
      </PlainSelect>
      <PlainInput
        label="Number of the ID"
        required
        autoComplete="off"
        maxLength={30}
        {...field('idNumber')}
      />
      <PlainInput
        label={`${tax.name} of the receiver`}
        required={tax.isAsked}
        autoComplete="off"
        maxLength={30}
        {...field('taxNumber')}
      />
    </div>
  );
};

/** Hands pieces over to whoever has the code. */
export const HandOverForm = ({ shown }: { readonly shown: ArrivalShown }) => {
  const { act, proof, ready, chosen, fee } = useHandOver(shown);
  const { arrival, code, collector, storage } = shown;
  if (ready.length === 0) return null;
  return (
    <Section title="Hand over" className="min-w-0 space-y-4">
      {code.state === 'VALID' ? (
        <p>
          {whatTheyBring(destinations[arrival.to].taxNumber)} {codeWords.VALID}
        </p>
      ) : (
        <Alert kind="warning">{codeWords[code.state]}</Alert>
      )}
      {collector.name === undefined ? null : (
        <p className="break-words">
          The receiver also sends <strong>{collector.name}</strong>, who shows their own photo ID.
        </p>
      )}
      <Storage storage={storage} fee={fee} field={act.field} />
      <ActForm act={act} noValidate={false} className="grid gap-4">
        <PieceChoice
          pieces={ready}
          chosen={chosen}
          onChoose={(numbers) =>
            act.set(
              'left',
              ready.map(({ n }) => n).filter((n) => !numbers.includes(n)),
            )
          }
          wordsOf={({ n, kind }) => `${n}: ${kind === 'BARREL' ? 'Barrel' : 'Box'}`}
        />
        <Papers to={arrival.to} field={act.field} />
        <ProofFields proof={proof} />
        <ActFailure act={act} title="Not handed over" />
        <ActButton
          act={act}
          busyText="Handing over..."
          disabled={chosen.length === 0 || code.state !== 'VALID' || !proof.isGiven}
        >
          {fee === 0 ? 'Hand over' : `I have taken ${dollars(fee)}, hand over`}
        </ActButton>
      </ActForm>
    </Section>
  );
};
