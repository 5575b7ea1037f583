import { destinations } from '#domain/kernel/destinations.ts';
import type { Trip } from '#domain/runs/airport/trip.ts';
import type { Run } from '#domain/runs/run.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import type { Desk } from '../desk.ts';
import { timeWords } from '../draft/clock.ts';
import { countWords } from '../words.tsx';

const listTitle = (scanned: number, of: number): string =>
  `Load list: ${countWords(of, 'piece')}, ${scanned} scanned`;

/** An airport run on paper: the flight, the dock of the airline, each piece with a box to tick, and a line for the airline to sign. */
export const LoadSheet = ({
  run,
  trip,
  desk,
  van,
}: {
  readonly run: Run;
  readonly trip: Trip;
  readonly desk: Desk;
  readonly van: string;
}) => {
  const brand = useBrand();
  const codes = trip.list?.codes ?? [];
  return (
    <div className="print-alone hidden print:block">
      <div className="grid gap-3 text-[11pt] leading-snug">
        <div className="flex items-baseline justify-between gap-6">
          <p className="text-[16pt] font-bold">
            {van}, {dayWords(run.day)}: {trip.flightNumber ?? trip.flight} to {destinations[trip.to].country}
          </p>
          <p>{brand.name}</p>
        </div>
        <p>
          {desk.nameOf(run.driverId)}. Leaves {timeWords(run.hours.from)}, there {timeWords(trip.arrivesAt)}.
          The airline accepts until {dayWords(trip.leaves)}, {timeWords(trip.acceptBy)}.
        </p>
        <p className="font-bold">{trip.dock}</p>
        <p>
          Master air waybill: <span className="font-mono">{trip.mawb ?? 'not set'}</span>.{' '}
          {countWords(trip.pieces, 'piece')}, {trip.lb.toLocaleString('en-US')} lb.
        </p>
        {codes.length === 0 ? (
          <p>The load list comes when the run is given to its driver.</p>
        ) : (
          <>
            <p className="font-bold">{listTitle(trip.scanned.length, codes.length)}</p>
            <ul className="columns-3 font-mono">
              {codes.map((code) => (
                <li key={code}>
                  {trip.scanned.includes(code) ? '☑' : '☐'} {code}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="flex items-end justify-between gap-6 pt-10">
          <p className="w-[30mm] border-t border-ink">Pieces</p>
          <p className="w-[30mm] border-t border-ink">Weight</p>
          <p className="flex-1 border-t border-ink">Accepted by</p>
          <p className="w-[30mm] border-t border-ink">Time</p>
        </div>
        <p>Questions on the road: {brand.phone.display}</p>
      </div>
    </div>
  );
};
