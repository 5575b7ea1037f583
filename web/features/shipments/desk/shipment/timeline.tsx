import { useRef } from 'react';
import { eventName } from '#domain/shipments/code-names.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk-endpoints.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import { type HoldKind, holdKinds, holds } from '#domain/shipments/holds.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { useNames } from '#web/session/use-names.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';
import { NotedForm } from './noted-form.tsx';

/** In place of a user id. */
const SYSTEM = 'system';

const historyNames: Readonly<Record<ShipmentHistoryEntry['what'], string>> = {
  created: 'Made',
  changed: 'Changed',
  booked: 'Booked',
  moved: 'Moved to another flight',
  rolled: 'Lost its flight',
  cancelled: 'Canceled',
  'hold-placed': 'Hold placed',
  'hold-cleared': 'Hold cleared',
  'waitlist-joined': 'On the waitlist of a full flight',
  'waitlist-left': 'Off the waitlist',
  'place-offered': 'A place is held',
  'place-lapsed': 'Held place not booked in time',
  'export-filing': 'Export filing changed',
  customs: 'Customs entry',
  'code-given': 'New code to collect with',
  'code-locked': 'Code locked after five wrong ones',
  'handed-over': 'Handed over',
  'number-shown': 'ID and tax number looked at',
  noted: 'Note',
};

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** The codes of the trade, or nothing. */
  readonly code?: string;
  readonly isEvent: boolean;
}

const ofEvent = ({ id, at, by, code, pieces, place, reason, screening }: TrackingEvent): Entry => ({
  id,
  at,
  by,
  title: `${eventName({ code, screening })}: ${piecesTitle(pieces)}`,
  text: [place, screening, reason].filter(Boolean).join(' · ') || undefined,
  code: code.replace('DIS_', ''),
  isEvent: true,
});

type Change = NonNullable<ShipmentHistoryEntry['changes']>[number];

const isHold = (value: string | undefined): value is HoldKind => holdKinds.some((kind) => kind === value);

/** What was changed: `Payment due`, or the field with its values. */
const changeWords = ({ field, before, after }: Change): string => {
  const hold = after ?? before;
  if (isHold(hold)) return holds[hold].name;
  const name = field === 'departureId' ? 'Flight' : field;
  return before === undefined && after === undefined
    ? name
    : `${name}: ${before ?? 'none'} → ${after ?? 'none'}`;
};

const ofHistory = ({ id, at, by, what, note, changes = [] }: ShipmentHistoryEntry): Entry => ({
  id,
  at,
  by,
  title: historyNames[what],
  text: [...changes.map(changeWords), note].filter(Boolean).join('. ') || undefined,
  isEvent: false,
});

const AddNote = ({ number }: { readonly number: string }) => {
  const add = useShipmentChange(deskShipmentEndpoints.note, number);
  /** The same until it is saved, so that a second press after a lost answer saves nothing twice. */
  const id = useRef(uuidV7());
  return (
    <NotedForm
      label="Note for the desk"
      press="Save note"
      busy={add.isPending}
      error={add.error}
      onSend={(note, done) =>
        add.mutate(
          { params: { number }, body: { id: id.current, note } },
          {
            onSuccess: () => {
              id.current = uuidV7();
              done();
            },
          },
        )
      }
    />
  );
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
  const nameOf = useNames(entries.map(({ by }) => by).filter((by) => by !== SYSTEM));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <AddNote number={number} />
      <ol className="grid gap-4">
        {entries.map(({ id, at, by, title, text, code, isEvent }) => (
          <li
            key={`${isEvent} ${id}`}
            className={`grid gap-1 border-s-4 ps-4 ${isEvent ? 'border-done' : 'border-rule'}`}
          >
            <p>
              <strong className="font-semibold">{title}</strong>
              {code === undefined ? null : (
                <span className="ms-2 font-mono text-sm text-ink-soft">{code}</span>
              )}
            </p>
            {text === undefined ? null : <p className="break-words">{text}</p>}
            <p className="text-sm text-ink-soft">
              {by === SYSTEM ? 'Automatically' : nameOf(by)}, <Instant at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
