import { allDestinations, type Destination, destinations } from '#domain/kernel/destinations.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { bookingCutoffWords, cutoffWords, departureWords, transitWords } from '#web/phrases/times.ts';
import { Sign } from '#web/ui/text/sign.tsx';
import type { Site } from '../../page.ts';

/** The lane with the large countdown. */
const first = destinations.GY;

/** A text that is correct without scripts. A script replaces it with the day or the remaining time. */
const Live = ({
  to,
  shows,
  always,
  className = '',
}: {
  readonly to: Destination;
  readonly shows: 'day' | 'left';
  readonly always: string;
  readonly className?: string;
}) => (
  <span data-departure={to.code} className={`group grid tabular-nums *:[grid-area:1/1] ${className}`}>
    <span className={`group-data-live:invisible ${shows === 'left' ? 'text-[0.8em]' : ''}`}>{always}</span>
    <span {...(shows === 'day' ? { 'data-day': '' } : { 'data-left': '', 'aria-hidden': true })} />
    {shows === 'left' ? <span data-sentence="" className="sr-only" /> : null}
  </span>
);

const Clock = ({ site: { schedule, brand } }: { readonly site: Site }) => (
  <div className="grid content-start gap-1 px-5 py-6 sm:px-8 lg:py-8">
    <p className="label-caption text-on-night-soft!">
      Next flight to {first.country} · {schedule.lanes[first.code].originAirport}{' '}
      <Sign name="right" label="to" /> {first.airport}
    </p>
    <p className="text-lg font-semibold">
      <Live to={first} shows="day" always={`Flies ${departureWords(schedule, first.code)}`} />
    </p>
    <p className="label-caption mt-4 text-on-night-soft!">Cutoff at the dock in {brand.facility.city}</p>
    <p className="font-display text-[2.4rem] leading-none font-extrabold tracking-tight whitespace-nowrap text-time sm:text-6xl">
      <Live to={first} shows="left" always={cutoffWords(schedule)} />
    </p>
    <p className="mt-1 text-on-night-soft">{cutoffWords(schedule)}. Earlier in holiday weeks.</p>
    <p className="mt-4 border-t border-night-rule pt-4 text-on-night-soft">
      Already here, in your mailbox or at the dock? Book it by {bookingCutoffWords(schedule)}.
    </p>
  </div>
);

const Row = ({ to, site: { schedule } }: { readonly to: Destination; readonly site: Site }) => (
  <tr className="border-t border-night-rule">
    <th scope="row" className="py-2 ps-5 text-start font-normal sm:ps-8">
      <a
        href={to.path}
        className="group/row flex min-h-11 flex-col justify-center no-underline sm:flex-row sm:items-center sm:justify-start sm:gap-4"
      >
        <span className="shrink-0 font-display text-2xl leading-tight font-extrabold text-time sm:w-18 sm:text-3xl">
          {to.airport}
        </span>
        <span className="font-semibold group-hover/row:underline">{to.city}</span>
      </a>
    </th>
    <td className="px-2 font-mono text-sm max-sm:hidden">{schedule.lanes[to.code].originAirport}</td>
    <td className="px-2 whitespace-nowrap">
      <Live to={to} shows="day" always={departureWords(schedule, to.code)} />
    </td>
    <td className="py-2 pe-5 text-end whitespace-nowrap text-on-night-soft sm:pe-8">
      {transitWords(schedule, to.code)}
    </td>
  </tr>
);

/** A departure board: the next cutoff large, and all lanes below or beside it. */
export const StationBoard = ({ site }: { readonly site: Site }) => (
  <div id="departures" className="relative z-10 px-4 pb-10 -mt-8 lg:-mt-40 lg:pb-14">
    <div className="station-board mx-auto grid max-w-6xl lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Clock site={site} />
      <table className="border-t border-night-rule lg:border-s lg:border-t-0">
        <caption className="sr-only">Departures from {stateWords(site.brand)}</caption>
        <thead className="label-caption text-on-night-soft!">
          <tr>
            <th scope="col" className="py-3 ps-5 text-start font-medium sm:ps-8">
              To
            </th>
            <th scope="col" className="px-2 text-start font-medium max-sm:hidden">
              From
            </th>
            <th scope="col" className="px-2 text-start font-medium">
              Leaves
            </th>
            <th scope="col" className="pe-5 text-end font-medium sm:pe-8">
              Takes
            </th>
          </tr>
        </thead>
        <tbody>
          {allDestinations.map((to) => (
            <Row key={to.code} to={to} site={site} />
          ))}
        </tbody>
      </table>
    </div>
  </div>
);
