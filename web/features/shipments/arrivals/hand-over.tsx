import { useRef, useState } from 'react';
import { deskMethods } from '#domain/billing/entries.ts';
import { type DeskMethod, methodNames } from '#domain/billing/entry-words.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { arrivalEndpoints } from '#domain/shipments/arrivals/endpoints.ts';
import { CODE_DIGITS } from '#domain/shipments/handover/collection-code.ts';
import { idKinds, idNames } from '#domain/shipments/handover/papers-shown.ts';
import type { PieceStorage } from '#domain/shipments/handover/storage.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { PieceChoice } from '../desk/shipment/piece-choice.tsx';
import { ProofFields } from './proof/proof-fields.tsx';
import { useProof } from './proof/use-proof.ts';
import { type ArrivalShown, useArrivalAct } from './use-arrivals.ts';
import { codeWords } from './words.ts';

type IdKind = (typeof idKinds)[number];
/** What is typed and chosen. The proof is sent before it. */
type Said = CallInput<typeof arrivalEndpoints.handOver>['body'];

const feeOf = (storage: readonly PieceStorage[], pieces: readonly number[]): number =>
  storage.filter(({ n }) => pieces.includes(n)).reduce((sum, { fee }) => sum + fee, 0);

const useHandOver = ({ arrival: { number, pieces }, storage }: ArrivalShown) => {
  const proof = useProof(number);
  const change = useArrivalAct(async (said: Said) =>
    api(arrivalEndpoints.handOver, { params: { number }, body: { ...said, ...(await proof.send()) } }),
  );
  const ready = pieces.filter(({ state }) => state === 'READY_FOR_COLLECTION');
  const [left, setLeft] = useState<readonly number[]>([]);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [idKind, setIdKind] = useState<IdKind>('NATIONAL_ID');
  const [idNumber, setIdNumber] = useState('');
  const [taxNumber, setTaxNumber] = useState('');
  const [storageBy, setStorageBy] = useState<DeskMethod>('CASH');
  /** The same until it is handed over, so that a second press after a lost answer hands over nothing twice. */
  const eventId = useRef(uuidV7());
  const chosen = ready.filter(({ n }) => !left.includes(n)).map(({ n }) => n);
  const fee = feeOf(storage, chosen);
  const send = (): void =>
    change.mutate(
      {
        eventId: eventId.current,
        pieces: chosen,
        code,
        name,
        idKind,
        idNumber,
        ...(taxNumber.trim() ? { taxNumber } : {}),
        storage: fee,
        ...(fee === 0 ? {} : { storageBy }),
      },
      {
        onSuccess: () => {
          eventId.current = uuidV7();
          toast.success('Handed over.');
          for (const clear of [setCode, setName, setIdNumber, setTaxNumber]) clear('');
          proof.clear();
        },
        // A wrong code is typed again from the start.
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'CODE_WRONG') setCode('');
        },
      },
    );
  return {
    change,
    proof,
    ready,
    chosen,
    setLeft,
    fee,
    storageBy,
    setStorageBy,
    send,
    typed: {
      code,
      setCode,
      name,
      setName,
      idKind,
      setIdKind,
      idNumber,
      setIdNumber,
      taxNumber,
      setTaxNumber,
    },
  };
};

const Storage = ({
  storage,
  form: { fee, storageBy, setStorageBy },
}: {
  readonly storage: readonly PieceStorage[];
  readonly form: Pick<ReturnType<typeof useHandOver>, 'fee' | 'storageBy' | 'setStorageBy'>;
}) => {
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
      <PlainSelect
        label="How the storage was paid"
        required
        value={storageBy}
        onChange={({ target }) => setStorageBy(target.value as DeskMethod)}
      >
        {deskMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </PlainSelect>
    </>
  );
};

const Papers = ({
  to,
  typed,
}: {
  readonly to: DestinationCode;
  readonly typed: ReturnType<typeof useHandOver>['typed'];
}) => {
  const { code, setCode, name, setName, idKind, setIdKind, idNumber, setIdNumber, taxNumber, setTaxNumber } =
    typed;
  const tax = destinations[to].taxNumber;
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <PlainInput
        label="Code"
        hint={`${CODE_DIGITS} digits, from the receiver.`}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={CODE_DIGITS + 1}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <PlainInput
        label="Name"
        hint="As on the ID."
        required
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <PlainSelect
        label="ID"
        required
        value={idKind}
        onChange={({ target }) => setIdKind(target.value as IdKind)}
      >
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
        value={idNumber}
        onChange={({ target }) => setIdNumber(target.value)}
      />
      <PlainInput
        label={tax.name}
        required={tax.isAsked}
        autoComplete="off"
        maxLength={30}
        value={taxNumber}
        onChange={({ target }) => setTaxNumber(target.value)}
      />
    </div>
  );
};

/** Hands pieces over to whoever has the code. */
export const HandOverForm = ({ shown }: { readonly shown: ArrivalShown }) => {
  const form = useHandOver(shown);
  const { change, proof, ready, chosen, setLeft, fee, send, typed } = form;
  const { arrival, code, collector, storage } = shown;
  if (ready.length === 0) return null;
  return (
    <Section title="Hand over" className="min-w-0 space-y-4">
      {code.state === 'VALID' ? (
        <p>{codeWords.VALID}</p>
      ) : (
        <Alert kind="warning">{codeWords[code.state]}</Alert>
      )}
      {collector.name === undefined ? null : (
        <p className="break-words">
          The receiver also sends <strong>{collector.name}</strong>, who shows their own ID.
        </p>
      )}
      <Storage storage={storage} form={form} />
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PieceChoice
          pieces={ready}
          chosen={chosen}
          onChoose={(numbers) => setLeft(ready.map(({ n }) => n).filter((n) => !numbers.includes(n)))}
          wordsOf={({ n, kind }) => `${n}: ${kind === 'BARREL' ? 'Barrel' : 'Box'}`}
        />
        <Papers to={arrival.to} typed={typed} />
        <ProofFields proof={proof} />
        {change.isError ? <Alert title="Not handed over">{messageOf(change.error)}</Alert> : null}
        <Button
          type="submit"
          busy={change.isPending}
          busyText="Handing over..."
          disabled={chosen.length === 0 || code.state !== 'VALID' || !proof.isGiven}
          className="justify-self-start"
        >
          {fee === 0 ? 'Hand over' : `I have taken ${dollars(fee)}, hand over`}
        </Button>
      </form>
    </Section>
  );
};
