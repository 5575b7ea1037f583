import type { PlannedWork, WorkDue } from '#domain/vehicles/care/maintenance.ts';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import { compactDateWords } from '#web/phrases/days.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { RecordWork } from '../acts/record-work.tsx';
import { workLeft } from '../needs.ts';
import { dueWords, milesWords } from '../words.tsx';

/** After how much it comes again: `Every 7,500 mi or 180 days`. */
const everyWords = ({ everyDays, everyMiles }: PlannedWork): string =>
  `Every ${[
    everyMiles === undefined ? '' : milesWords(everyMiles),
    everyDays === undefined ? '' : everyDays === 1 ? '1 day' : `${everyDays} days`,
  ]
    .filter(Boolean)
    .join(' or ')}`;

/** Until when it is in time: `by Jan 30, 2027 or at 47,500 mi`. */
const untilWords = ({ day, miles }: WorkDue): string =>
  [
    miles === undefined ? '' : `at ${milesWords(miles)}`,
    day === undefined ? '' : `by ${compactDateWords(day)}`,
  ]
    .filter(Boolean)
    .join(' or ');

const order = ['OVERDUE', 'SOON', 'LATER'] as const;

/** The work that comes again, what is due first, with the way to record that it was done. */
export const Plan = ({
  now: { vehicle, due },
  today,
  mayChange,
}: {
  readonly now: VehicleNow;
  readonly today: string;
  readonly mayChange: boolean;
}) => {
  const rows = due
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    .flatMap((work) => {
      const planned = vehicle.plan.find(({ id }) => id === work.id);
      return planned === undefined ? [] : [{ work, planned }];
    });
  return (
    <Section title="Maintenance" className="min-w-0 space-y-3">
      {rows.length === 0 ? (
        <p className="text-ink-soft">There is no plan yet. Change the vehicle to make one.</p>
      ) : null}
      <ul className="border-y border-rule empty:hidden">
        {rows.map(({ work, planned }) => (
          <li
            key={work.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0"
          >
            <span className="grid min-w-0 gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <span className="wrap-anywhere font-semibold">{work.what}</span>
                {work.state === 'LATER' ? null : (
                  <Badge tone={dueWords[work.state].tone}>{dueWords[work.state].words}</Badge>
                )}
              </span>
              <span>
                Due {untilWords(work)} ({workLeft(work, vehicle.odometer.miles, today)})
              </span>
              <span className="text-sm text-ink-soft">
                {everyWords(planned)}. Last: {compactDateWords(planned.lastDay)},{' '}
                {milesWords(planned.lastMiles)}
              </span>
            </span>
            {mayChange ? (
              <AskFirst
                title={`Record work: ${work.what}`}
                button={
                  <>
                    Done…<span className="sr-only"> {work.what}</span>
                  </>
                }
                look="plain"
              >
                {(close) => <RecordWork vehicle={vehicle} planned={planned} onClose={close} />}
              </AskFirst>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
};
