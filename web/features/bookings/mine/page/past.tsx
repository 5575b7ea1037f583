import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { failureWords, missedWords } from '#domain/bookings/failure-reasons.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { wayName } from '../../way-name.ts';

/** A visit that is over, or never took place. One that is planned is ahead. */
type PastVisit = Visit & { readonly state: Exclude<Visit['state'], 'PLANNED'> };

const isPast = (visit: Visit): visit is PastVisit => visit.state !== 'PLANNED';

const changeWords = { RESCHEDULED: 'moved to another time.', CANCELLED: 'canceled.' } as const;

const visitWords = ({ slot, state, failure }: PastVisit, way: Booking['way']): string => {
  if (state === 'DONE') return `on ${slotWords(slot)}: ${way === 'PICKUP' ? 'we came.' : 'you brought it.'}`;
  if (state === 'RESCHEDULED' || state === 'CANCELLED')
    return `for ${slotWords(slot)}: ${changeWords[state]}`;
  const end = failure ? `${failureWords(way, failure.reason)}.` : missedWords(way);
  return `for ${slotWords(slot)}: ${end}`;
};

const noteOf = ({ failure }: Visit): { readonly note?: ReactNode } =>
  failure?.note ? { note: `We wrote: ${failure.note}` } : {};

const Proof = lazy(async () => ({ default: (await import('./proof.tsx')).Proof }));

/** What the driver told, read once it is unfolded. Nothing where no van was to come. */
const UnfoldedProof = ({
  booking: { reference, way },
  visit,
}: {
  readonly booking: Booking;
  readonly visit: PastVisit;
}) => {
  const [isOpen, setOpen] = useState(false);
  const wasThere = visit.state === 'DONE' || visit.state === 'FAILED';
  if (way !== 'PICKUP' || !wasThere) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfold">
        {visit.state === 'DONE' ? 'What we took, and who signed' : 'What the driver told us'}
      </summary>
      {isOpen ? (
        <Suspense fallback={null}>
          <Proof reference={reference} visit={visit.number} />
        </Suspense>
      ) : null}
    </details>
  );
};

/** What happened to it, in words: when it was booked, every time that it had before, and how it ended. */
export const Past = ({ booking }: { readonly booking: Booking }) => {
  const userId = useOwnId();
  const { createdAt, createdBy, visits, closedAt, state, way } = booking;
  return (
    <Section title="What happened" className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <HistoryLines label="What happened">
        <HistoryLine who={createdBy === userId ? 'You' : 'We'} what="booked it" at={createdAt} />
        {visits.filter(isPast).map((visit) => (
          <HistoryLine
            key={visit.number}
            who={visit.purpose === 'FIRST' ? 'Empty barrels' : wayName(booking)}
            what={visitWords(visit, way)}
            at={visit.failure?.at}
            edge="plain"
            {...noteOf(visit)}
          >
            <UnfoldedProof booking={booking} visit={visit} />
          </HistoryLine>
        ))}
        {closedAt ? (
          <HistoryLine
            who={state === 'COMPLETED' ? 'We' : 'It'}
            what={state === 'COMPLETED' ? 'have it' : 'was canceled'}
            at={closedAt}
            edge={state === 'COMPLETED' ? 'done' : 'plain'}
          />
        ) : null}
      </HistoryLines>
    </Section>
  );
};
