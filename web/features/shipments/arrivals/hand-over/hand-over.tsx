import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { CODE_DIGITS } from '#domain/shipments/handover/collection-code.ts';
import { counterEndpoints } from '#domain/shipments/handover/counter-endpoints.ts';
import { idKinds, idNames } from '#domain/shipments/handover/papers-shown.ts';
import type { PieceStorage } from '#domain/shipments/handover/storage.ts';
import { whatTheyBring } from '#domain/shipments/handover/who-collects.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { PieceChoice } from '../../desk/shipment/piece-choice.tsx';
import { ProofFields } from '../proof/proof-fields.tsx';
import { useProof } from '../proof/use-proof.ts';
import { type ArrivalShown, useArrivalAct } from '../use-arrivals.ts';
import { codeWords } from '../words.ts';
import { localFee, Storage, takenWords, useLocalRate } from './storage-taken.tsx';
import { type Fields, nothingTyped } from './typed-handover.ts';

/** What is typed and chosen. The proof is sent before it. */
type Said = CallInput<typeof counterEndpoints.handOver>['body'];

const feeOf = (storage: readonly PieceStorage[], pieces: readonly number[]): number =>
  storage.filter(({ n }) => pieces.includes(n)).reduce((sum, { fee }) => sum + fee, 0);

const useHandOver = ({ arrival: { number, pieces }, storage }: ArrivalShown) => {
  const local = useLocalRate(number, storage);
  const proof = useProof(number);
  const change = useArrivalAct(async (said: Said) =>
    api(counterEndpoints.handOver, { params: { number }, body: { ...said, ...(await proof.send()) } }),
  );
  const ready = pieces.filter(({ state }) => state === 'READY_FOR_COLLECTION');
  const chosenOf = ({ left }: Fields) => ready.filter(({ n }) => !left.includes(n)).map(({ n }) => n);
  const act = useAct(change, {
    begin: nothingTyped,
    input: (typed, eventId) => {
      const { left: _, taxNumber, storageBy, storageIn, ...said } = typed;
      const chosen = chosenOf(typed);
      const fee = feeOf(storage, chosen);
      const storageLocal = storageIn === 'LOCAL' ? localFee(fee, local) : undefined;
      return {
        ...said,
        eventId,
        pieces: chosen,
        ...(taxNumber.trim() ? { taxNumber } : {}),
        storage: fee,
        ...(fee === 0 ? {} : { storageBy }),
        ...(storageLocal === undefined ? {} : { storageLocal }),
      };
    },
    keeps: ['left', 'idKind', 'storageBy', 'storageIn'],
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
  const fee = feeOf(storage, chosen);
  return { act, proof, ready, chosen, fee, local };
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
  const { act, proof, ready, chosen, fee, local } = useHandOver(shown);
  const taken = takenWords(fee, act.values.storageIn, local);
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
      <Storage
        storage={storage}
        fee={fee}
        local={local}
        isLocal={act.values.storageIn === 'LOCAL'}
        field={act.field}
      />
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
          disabled={chosen.length === 0 || code.state !== 'VALID' || !proof.isGiven || taken === undefined}
        >
          {fee === 0 || taken === undefined ? 'Hand over' : `I have taken ${taken}, hand over`}
        </ActButton>
      </ActForm>
    </Section>
  );
};
