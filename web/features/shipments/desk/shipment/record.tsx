import { useRef, useState } from 'react';
import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { possibleCodes, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import { type ScreeningMethod, screeningMethods } from '#domain/shipments/screening/screening.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { AskedDialog } from '../asking/asked-dialog.tsx';
import { useAskedChange } from '../asking/use-asked-change.ts';
import { methodNames } from '../screening-names.ts';
import { PieceChoice } from './piece-choice.tsx';

/** Something went wrong (short-shipped, offloaded, missing…), so a reason helps whoever reads it later. */
export const isException = (code: string): boolean => code.startsWith('DIS_');
/** The code of the receiver proves a handover at the counter. Here there is none, so a person answers for it. */
const needsReason = (code: string): boolean => code === 'DLV';

/** Which codes a form offers, of those that are possible. */
type Offers = (code: TrackingCode) => boolean;
const anything: Offers = () => true;

const titleOf = (code: TrackingCode | ''): string =>
  code === '' ? 'Record it?' : `${wordsOfCode[code].desk}?`;

/** The codes that can be recorded for all of these pieces now. */
const commonCodes = (pieces: readonly Piece[], offers: Offers): readonly TrackingCode[] => {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  return possibleCodes(first).filter(
    (code) => offers(code) && others.every((piece) => possibleCodes(piece).includes(code)),
  );
};

/** Pieces for which something can be recorded. */
const openPieces = (pieces: readonly Piece[], offers: Offers): readonly Piece[] =>
  pieces.filter((piece) => possibleCodes(piece).some(offers));

const useRecord = (shipment: Shipment, { offers, begin }: { offers: Offers; begin: 'all' | 'none' }) => {
  const change = useAskedChange('RECORD', shipment.number);
  const [chosen, setChosen] = useState(() =>
    begin === 'none' ? [] : openPieces(shipment.pieces, offers).map(({ n }) => n),
  );
  const [code, setCode] = useState<TrackingCode | ''>('');
  const [screening, setScreening] = useState<ScreeningMethod>('XRY');
  const [when, setWhen] = useState('');
  const [place, setPlace] = useState('');
  const [reason, setReason] = useState('');
  /** The same until it is recorded, so that a second press after a lost answer records nothing twice. */
  const eventId = useRef(uuidV7());
  const pieces = shipment.pieces.filter(({ n }) => chosen.includes(n));
  const possible = commonCodes(pieces, offers);
  // A colleague may have recorded it meanwhile.
  const current: TrackingCode | '' = possible.find((one) => one === code) ?? '';
  const send = (): void => {
    if (current === '') return;
    change.start(
      {
        eventId: eventId.current,
        code: current,
        pieces: pieces.map(({ n }) => n),
        ...(when ? { at: new Date(when).toISOString() } : {}),
        ...(place.trim() ? { place: place.trim() } : {}),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
        ...(current === 'SCR' ? { screening } : {}),
      },
      () => {
        toast.success(`Recorded: ${wordsOfCode[current].desk}.`);
        eventId.current = uuidV7();
        setCode('');
        setWhen('');
        setPlace('');
        setReason('');
      },
    );
  };
  const edited =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      // Another text is another event.
      eventId.current = uuidV7();
      set(value);
    };
  return {
    change,
    possible,
    chosen,
    choose: edited(setChosen),
    code: current,
    setCode: edited(setCode),
    screening,
    setScreening: edited(setScreening),
    when,
    setWhen: edited(setWhen),
    place,
    setPlace: edited(setPlace),
    reason,
    setReason: edited(setReason),
    send,
  };
};

const Details = ({ form }: { readonly form: ReturnType<typeof useRecord> }) => (
  <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
    <PlainSelect
      label="What happened"
      required
      value={form.code}
      onChange={({ target }) => form.setCode(target.value as TrackingCode | '')}
    >
      <option value="">Choose one</option>
      {form.possible.map((code) => (
        <option key={code} value={code}>
          {wordsOfCode[code].desk} ({code.replace('DIS_', '')})
        </option>
      ))}
    </PlainSelect>
    <PlainInput
      label="When"
      hint="Now, unless you give another time."
      type="datetime-local"
      value={form.when}
      onChange={({ target }) => form.setWhen(target.value)}
    />
    <PlainInput
      label="Where"
      hint="A town, an airport or a shelf, if it helps colleagues."
      maxLength={100}
      value={form.place}
      onChange={({ target }) => form.setPlace(target.value)}
    />
    {form.code === 'SCR' ? (
      <PlainSelect
        label="How it was screened"
        required
        value={form.screening}
        onChange={({ target }) => form.setScreening(target.value as ScreeningMethod)}
      >
        {screeningMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]} ({method})
          </option>
        ))}
      </PlainSelect>
    ) : null}
    {needsReason(form.code) ? (
      <PlainInput
        label="Why without the collection code"
        hint="Write how you know who collected it. Customers do not see it."
        required
        maxLength={300}
        value={form.reason}
        onChange={({ target }) => form.setReason(target.value)}
      />
    ) : null}
    {isException(form.code) ? (
      <PlainInput
        label="Reason"
        hint="For colleagues. Customers do not see it."
        maxLength={300}
        value={form.reason}
        onChange={({ target }) => form.setReason(target.value)}
      />
    ) : null}
  </div>
);

/**
 * Records what happened to pieces of a shipment. It begins with all of them chosen unless `begin` says otherwise, and offers every code
 * that is possible unless `offers` says which.
 */
export const RecordForm = ({
  shipment,
  offers = anything,
  begin = 'all',
}: {
  readonly shipment: Shipment;
  readonly offers?: Offers;
  readonly begin?: 'all' | 'none';
}) => {
  const form = useRecord(shipment, { offers, begin });
  const { change, possible, chosen } = form;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <PieceChoice
        pieces={openPieces(shipment.pieces, offers)}
        chosen={chosen}
        onChoose={form.choose}
        wordsOf={({ n, state }) => `${n}: ${wordsOfState[state].desk}`}
      />
      {chosen.length > 0 && possible.length === 0 ? (
        <p role="status" className="text-ink-soft">
          Nothing can happen to all of these pieces at once. Choose pieces with the same status.
        </p>
      ) : null}
      <Details form={form} />
      {change.error && change.question === undefined ? (
        <Alert title="Not recorded">{messageOf(change.error)}</Alert>
      ) : null}
      <Button
        type="submit"
        busy={change.isLooking || change.isSending}
        disabled={form.code === ''}
        className="justify-self-start"
      >
        Record
      </Button>
      <AskedDialog title={titleOf(form.code)} press="Record it" change={change} />
    </form>
  );
};

/** Records what happened to one piece or many. Only what can happen now is offered. */
export const Record = ({ shipment }: { readonly shipment: Shipment }) => {
  const may = useMay();
  if (!may('piece.manage') || openPieces(shipment.pieces, anything).length === 0) return null;
  return (
    <Section title="Record what happened" className="min-w-0 space-y-3">
      <RecordForm shipment={shipment} />
    </Section>
  );
};
