import type { FlightSchedule } from '#domain/departures/schedule/flight-rule.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { cutoffWords, departureWords } from '#web/phrases/times.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Site } from '../page.ts';

/**
 * The weekday on which a lane flies, which is correct without scripts. With scripts, the next flight and the time to its cutoff
 * replace it in the same space, so that the layout does not shift.
 */
export const NextDeparture = ({
  site: { schedule },
  to,
  className,
}: {
  readonly site: Pick<Site, 'schedule'>;
  readonly to: DestinationCode;
  readonly className?: string;
}) => (
  <p data-departure={to} className={classNames('group grid tabular-nums *:[grid-area:1/1]', className)}>
    <span className="group-data-live:invisible">
      Flies {departureWords(schedule, to)} from {schedule.lanes[to].originAirport} · bring it by{' '}
      {cutoffWords(schedule)}
    </span>
    <span data-clock="" aria-hidden="true" />
    <span data-sentence="" className="sr-only" />
  </p>
);

/** The part of the schedule that countdowns need, once per page. */
export const CountdownSchedule = ({ schedule }: { readonly schedule: Schedule }) => {
  const { pickup: _van, closedDays: _closed, extraDays: _extra, dropOff: _dock, ...flights } = schedule;
  return <div hidden data-schedule={JSON.stringify(flights satisfies FlightSchedule)} />;
};
