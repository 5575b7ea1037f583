import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords, shortClock } from '#domain/kernel/short-times.ts';
import type { Trip } from '#domain/runs/airport/trip.ts';
import { lateMinutesOf } from '#domain/runs/airport/trip.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { addressLink } from '../day/map-link.ts';
import { counted } from '../day/words.ts';
import { BIG } from '../view.tsx';

/** When the airline closes its dock for this flight: with the day where that is not today. */
const untilWords = ({ acceptBy }: Trip, now: number): string => {
  const at = new Date(acceptBy);
  const day = newYorkDay(at);
  return day === newYorkDay(now) ? shortClock(at) : `${dayWords(day)}, ${shortClock(at)}`;
};

/** Where the load of a flight goes, until when the airline takes it, and how much it is. */
export const TripCard = ({ trip, now }: { readonly trip: Trip; readonly now: number }) => (
  <section aria-label="The flight" className="label-sheet grid gap-4 p-4 text-lg">
    <div>
      <p className="label-caption">Cargo dock</p>
      <p className="text-2xl font-bold wrap-anywhere">{trip.dock}</p>
    </div>
    {isOpenStop(trip.state) && (lateMinutesOf(trip) > 0 || now > Date.parse(trip.acceptBy)) ? (
      <Alert title="After the acceptance deadline">Call dispatch before you go on.</Alert>
    ) : null}
    <dl className="grid grid-cols-2 gap-3">
      <Fact name="Airline accepts until">{untilWords(trip, now)}</Fact>
      <Fact name="Load">
        {counted(trip.list?.codes.length ?? trip.pieces, 'piece')}, {trip.lb.toLocaleString('en-US')} lb
      </Fact>
      <Fact name="Flight">{[trip.carrier, trip.flightNumber].filter(Boolean).join(' ') || trip.flight}</Fact>
      <Fact name="Air waybill">{trip.mawb ?? 'Not set'}</Fact>
    </dl>
    {isOpenStop(trip.state) ? (
      <a
        href={addressLink(trip.dock)}
        rel="noopener noreferrer"
        className={actionClass({ look: 'plain', wide: true }, BIG)}
      >
        Navigate<span className="sr-only"> to {trip.dock}</span>
      </a>
    ) : null}
  </section>
);
