import { Link } from 'react-router-dom';
import type { ListedWaiting } from '#domain/departures/waitlist/waitlist.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { loadWords } from '../words.tsx';

/** Whose turn it is: the place in the list, or until when a place is held. */
const Turn = ({ position, offeredUntil }: ListedWaiting) => {
  const now = useNow();
  if (offeredUntil === undefined) return <Badge tone="plain">{`${position}.`}</Badge>;
  return now < Date.parse(offeredUntil) ? (
    <Badge tone="time">Place held</Badge>
  ) : (
    <Badge tone="wrong">Not booked in time</Badge>
  );
};

/** Who waits for a full flight, in the order in which they get places. What becomes free is held for the first that fits. */
export const Waitlist = ({
  waitlist,
  area,
}: {
  readonly waitlist: readonly ListedWaiting[];
  readonly area: Area;
}) => {
  const may = useMay();
  return (
    <Section title="Waitlist" className="grid gap-3">
      <p className="max-w-prose text-sm text-ink-soft">
        When space becomes free, it is held for the first that fits, express before standard. Until then the
        flight takes no other bookings.
      </p>
      <ol className="grid gap-3">
        {waitlist.map((entry) => (
          <li
            key={entry.number}
            className="grid gap-1 border-t border-rule pt-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p>
              {may('shipment.read') ? (
                <Link to={`${area}/shipments/${entry.number}`} className={`${textLink} font-mono`}>
                  {entry.number}
                </Link>
              ) : (
                <span className="font-mono">{entry.number}</span>
              )}{' '}
              · {loadWords(entry.load)}
              {entry.service === 'express' && (
                <>
                  {' '}
                  <Badge tone="plain">Express</Badge>
                </>
              )}
            </p>
            <p className="sm:text-end">
              <Turn {...entry} />
            </p>
            <p className="text-sm text-ink-soft sm:col-span-2">
              {entry.offeredUntil === undefined ? (
                <>
                  Since <Instant at={entry.since} />
                </>
              ) : (
                <>
                  Held until <Instant at={entry.offeredUntil} />
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
