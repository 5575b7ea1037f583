import type { ReactNode } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { eventName } from '#domain/shipments/code-words.ts';
import { type CustomsState, customsStates } from '#domain/shipments/customs/customs-entry.ts';
import { shipmentDeedWords } from '#domain/shipments/deed-words.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { fieldNames } from '#domain/shipments/field-names.ts';
import { consentShown } from '#domain/shipments/form/search-consent.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import { type HoldKind, holdKinds, holds } from '#domain/shipments/holds.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { useWho } from '#web/session/use-who.ts';
import { type ChangeLine, changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { customsNames } from '../../arrivals/words.ts';
import { useShipmentChange } from '../use-desk-shipments.ts';
import { NotedForm } from './noted-form.tsx';

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly what: ReactNode;
  readonly changes?: readonly ChangeLine[];
  readonly note?: string | undefined;
  readonly isEvent: boolean;
}

/** The codes of the trade are beside the words. */
const ofEvent = ({ id, at, by, code, pieces, place, reason, screening }: TrackingEvent): Entry => ({
  id,
  at,
  by,
  what: (
    <>
      recorded “{eventName({ code, screening })}” for {piecesTitle(pieces).toLowerCase()}{' '}
      <span className="font-mono text-sm text-ink-soft">{code.replace('DIS_', '')}</span>
    </>
  ),
  note: [place, screening, reason].filter(Boolean).join(' · ') || undefined,
  isEvent: true,
});

type Change = NonNullable<ShipmentHistoryEntry['changes']>[number];

const isHold = (value: string | undefined): value is HoldKind => holdKinds.some((kind) => kind === value);

/** Fields that history keeps in cents. */
const inCents: readonly string[] = ['total', 'storage', 'duty'];

const isCustoms = (value: string | undefined): value is CustomsState =>
  customsStates.some((state) => state === value);

const valueWords = (field: string, value: string | undefined): string | undefined => {
  if (isHold(value)) return holds[value].name;
  if (field === 'customs' && isCustoms(value)) return customsNames[value];
  if (field === 'searchConsent') return consentShown(value);
  return inCents.includes(field) && value !== undefined ? dollars(Number(value)) : value;
};

const changeLineOf = ({ field, before, after }: Change): ChangeLine => {
  const label = isHold(after ?? before) ? 'Hold' : (fieldNames[field] ?? field);
  return changeLine(label, valueWords(field, before), valueWords(field, after));
};

const ofHistory = ({ id, at, by, what, note, changes = [] }: ShipmentHistoryEntry): Entry => ({
  id,
  at,
  by,
  what: shipmentDeedWords[what],
  changes: changes.map(changeLineOf),
  note,
  isEvent: false,
});

const AddNote = ({ number }: { readonly number: string }) => {
  const act = useAct(useShipmentChange(deskShipmentEndpoints.note, number), {
    begin: { note: '' },
    input: ({ note }, id) => ({ params: { number }, body: { id, note: note.trim() } }),
  });
  return <NotedForm act={act} label="Note for the desk" press="Save note" />;
};

/** Everything that happened to a shipment and was changed about it, newest first, with who did it. */
export const Timeline = ({
  number,
  events,
  history,
}: {
  readonly number: string;
  readonly events: readonly TrackingEvent[];
  readonly history: readonly ShipmentHistoryEntry[];
}) => {
  const entries = [...events.map(ofEvent), ...history.map(ofHistory)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  const who = useWho(entries.map(({ by }) => by));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <AddNote number={number} />
      <HistoryLines>
        {entries.map(({ id, by, isEvent, ...entry }) => (
          <HistoryLine key={`${isEvent} ${id}`} {...entry} who={who(by)} edge={isEvent ? 'done' : 'plain'} />
        ))}
      </HistoryLines>
    </Section>
  );
};
