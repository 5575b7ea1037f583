import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { conversions } from '#domain/monitoring/statistics/conversion.ts';
import { businessEvents, type FunnelStep } from '#domain/telemetry/catalogue.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { count, counted, share } from '../shared/format.ts';

/** One milestone of the API's answer. */
export type FunnelStatistics = EndpointReply<typeof monitoringEndpoints.events>['funnel'][number];

const nobodyYet: Record<FunnelStep, string> = {
  visit: 'Nobody has visited in these days.',
  quote_requested: 'Nobody has asked for a quote in these days.',
  registration_completed: 'Nobody has finished registering in these days.',
  booking_created: 'Nobody has booked in these days.',
};

const conversionWords = (conversion: number | undefined, first: boolean): string => {
  if (first) return '';
  return conversion === undefined ? 'More people than visited.' : `${share(conversion)} of visitors`;
};

const Step = ({
  statistics,
  conversion,
  widest,
  first,
}: {
  readonly statistics: FunnelStatistics;
  /** Share of the visitors. */
  readonly conversion: number | undefined;
  /** People of the busiest step: the full width. */
  readonly widest: number;
  readonly first: boolean;
}) => {
  const { step, people } = statistics;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{businessEvents[step]}</span>
        <span className="tabular-nums">
          {people === 0
            ? ''
            : `about ${counted(people, 'person', 'people')}, ${counted(statistics.count, 'time', 'times')}`}
        </span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-4 w-full bg-sunk" aria-hidden="true">
        <rect
          width={widest === 0 ? 0 : Math.max(people === 0 ? 0 : 0.5, (people / widest) * 100)}
          height="4"
          className="fill-link"
        />
      </svg>
      <p className="min-h-6 text-sm tabular-nums text-ink-soft">
        {people === 0 ? nobodyYet[step] : conversionWords(conversion, first)}
      </p>
    </li>
  );
};

/** How many people reached each milestone, from visit to booking, and their share of the visitors. */
export const Funnel = ({ steps }: { readonly steps: readonly FunnelStatistics[] }) => {
  const people = steps.map((step) => step.people);
  const widest = Math.max(0, ...people);
  const shares = conversions(people);
  return (
    <Section title="Four milestones" className="grid content-start gap-3">
      <ol
        className="grid gap-2 border-t-[1.5px] border-ink pt-3"
        aria-label={`${count(steps.length)} milestones`}
      >
        {steps.map((statistics, index) => (
          <Step
            key={statistics.step}
            statistics={statistics}
            conversion={shares[index]}
            widest={widest}
            first={index === 0}
          />
        ))}
      </ol>
    </Section>
  );
};
