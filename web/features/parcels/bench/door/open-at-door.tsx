import type { DayOfCarrier } from '#domain/parcels/bench/bench.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { useDay } from './use-day.ts';

const MINUTE_MS = 60_000;
/** After an hour somebody asks where the rest is. */
const LATE_MINUTES = 60;

const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));

const ageWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const Open = ({ of: { carrier, open, openSince } }: { readonly of: DayOfCarrier }) => {
  const minutes = openSince === undefined ? 0 : minutesSince(openSince, Date.now());
  return (
    <Badge tone={minutes >= LATE_MINUTES ? 'wrong' : 'time'}>
      {carrierName(carrier)}: {open} still to scan{openSince === undefined ? '' : `, ${ageWords(minutes)}`}
    </Badge>
  );
};

/** What carriers counted today and nobody has received yet, by carrier, with its age. Nothing where as many are here as were counted. */
export const OpenAtDoor = () => {
  const { data } = useDay();
  if (data === undefined || data.open === 0) return null;
  const { carriers, open, unplaced } = data;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {carriers
        .filter((one) => one.open > 0)
        .map((one) => (
          <Open key={one.carrier} of={one} />
        ))}
      {unplaced === 0 ? null : (
        <span>{`${open} open in all: we do not know who brought ${unplaced} that ${unplaced === 1 ? 'is' : 'are'} done.`}</span>
      )}
    </p>
  );
};
