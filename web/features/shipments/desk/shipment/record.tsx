import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { acceptingCodes, possibleCodes, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import { type ScreeningMethod, screeningMethods } from '#domain/shipments/screening/screening.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { useMay } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
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

/** Nothing is accepted of a sender who did not agree to a search. */
const needsConsent = ({ searchConsent }: Shipment, code: TrackingCode | ''): boolean =>
  searchConsent === undefined && code !== '' && acceptingCodes.includes(code);

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

interface Fields {
  readonly chosen: number[];
  readonly code: TrackingCode | '';
  readonly screening: ScreeningMethod;
  readonly when: string;
  readonly place: string;
  readonly reason: string;
  readonly signed: boolean;
}

const useRecord = (shipment: Shipment, { offers, begin }: { offers: Offers; begin: 'all' | 'none' }) => {
  const { number, pieces } = shipment;
  const change = useAskedChange('RECORD', number);
  const possibleFor = ({ chosen }: Fields) =>
    commonCodes(
      pieces.filter(({ n }) => chosen.includes(n)),
      offers,
    );
  // A colleague may have recorded it meanwhile.
  const currentOf = (typed: Fields) => possibleFor(typed).find((code) => code === typed.code);
  const act = useAct(change, {
    begin: {
      chosen: begin === 'none' ? [] : openPieces(pieces, offers).map(({ n }) => n),
      code: '',
      screening: 'XRY',
      when: '',
      place: '',
      reason: '',
      signed: false,
    } as Fields,
    // Another text is another event.
    perText: true,
    input: ({ chosen, code, screening, when, place, reason, signed }, eventId) => ({
      eventId,
      code: code as TrackingCode,
      pieces: pieces.flatMap(({ n }) => (chosen.includes(n) ? [n] : [])),
      ...(when ? { at: new Date(when).toISOString() } : {}),
      ...(place.trim() ? { place: place.trim() } : {}),
      ...(reason.trim() ? { reason: reason.trim() } : {}),
      ...(code === 'SCR' ? { screening } : {}),
      ...(signed && needsConsent(shipment, code) ? { consent: true as const } : {}),
    }),
    keeps: ['chosen', 'screening'],
    done: (_, { code }) => code !== '' && toast.success(`Recorded: ${wordsOfCode[code].desk}.`),
  });
  return { act, change, possible: possibleFor(act.values), current: currentOf(act.values) ?? ('' as const) };
};

const Details = ({
  act: { field },
  possible,
  current,
}: Pick<ReturnType<typeof useRecord>, 'act' | 'possible' | 'current'>) => (
  <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
    <PlainSelect label="What happened" required {...field('code')} value={current}>
      <option value="">Choose one</option>
      {possible.map((code) => (
        <option key={code} value={code}>
          {wordsOfCode[code].desk} ({code.replace('DIS_', '')})
        </option>
      ))}
    </PlainSelect>
    <PlainInput
      label="When"
      hint="Now, unless you give another time."
      type="datetime-local"
      {...field('when')}
    />
    <PlainInput
      label="Where"
      hint="A town, an airport or a shelf, if it helps colleagues."
      maxLength={100}
      {...field('place')}
    />
    {current === 'SCR' ? (
      <PlainSelect label="How it was screened" required {...field('screening')}>
        {screeningMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]} ({method})
          </option>
        ))}
      </PlainSelect>
    ) : null}
    {needsReason(current) ? (
      <PlainInput
        label="Why without the collection code"
        hint="Write how you know who collected it. Customers do not see it."
        required
        maxLength={300}
        {...field('reason')}
      />
    ) : null}
    {isException(current) ? (
      <PlainInput
        label="Reason"
        hint="For colleagues. Customers do not see it."
        maxLength={300}
        {...field('reason')}
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
  const { act, change, possible, current } = useRecord(shipment, { offers, begin });
  const { chosen } = act.values;
  return (
    <ActForm act={act} noValidate={false} className="grid gap-4">
      <PieceChoice
        pieces={openPieces(shipment.pieces, offers)}
        chosen={chosen}
        onChoose={(numbers) => act.set('chosen', numbers)}
        wordsOf={({ n, state }) => `${n}: ${wordsOfState[state].desk}`}
      />
      {chosen.length > 0 && possible.length === 0 ? (
        <p role="status" className="text-ink-soft">
          Nothing can happen to all of these pieces at once. Choose pieces with the same status.
        </p>
      ) : null}
      <Details act={act} possible={possible} current={current} />
      {needsConsent(shipment, current) ? (
        <CheckField
          label="The sender signed the consent to search"
          hint="They have not agreed to it online. Without it, nothing is accepted."
          required
          checked={act.values.signed}
          onChange={({ target }) => act.set('signed', target.checked)}
        />
      ) : null}
      <ActFailure act={act} title="Not recorded" />
      <ActButton act={act} disabled={current === ''}>
        Record
      </ActButton>
      <AskedDialog title={titleOf(current)} press="Record it" change={change} shipment={shipment} />
    </ActForm>
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
