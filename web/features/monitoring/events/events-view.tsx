import { businessEvents } from '#domain/telemetry/catalogue.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Legend } from '../shared/legend.tsx';
import { type RangeProps, useEvents } from '../use-monitoring.ts';
import { EventCard, type EventStatistics } from './event-card.tsx';
import { Funnel } from './funnel.tsx';

const Counts = ({
  events,
  days,
}: {
  readonly events: readonly EventStatistics[];
  readonly days: readonly string[];
}) => {
  const happened = events.filter(({ count }) => count > 0);
  const never = events.filter(({ count }) => count === 0).map(({ event }) => businessEvents[event]);
  return (
    <Section title="Events" className="grid min-w-0 gap-6">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {happened.map((statistics) => (
          <EventCard key={statistics.event} statistics={statistics} days={days} />
        ))}
      </div>
      {never.length > 0 ? <p className="text-ink-soft">None in this period: {never.join(', ')}.</p> : null}
    </Section>
  );
};

/** Four milestones, and counts of business events. */
export const EventsView = (rangeProps: RangeProps) => (
  <div className="grid gap-6">
    <Loaded query={useEvents(rangeProps)} loading="Loading events…" lines={24}>
      {({ events, funnel, days }) =>
        events.every(({ count }) => count === 0) ? (
          <EmptyState title="Nothing has happened in these days">
            The first visit appears here seconds after someone opens a page.
          </EmptyState>
        ) : (
          <div className="grid gap-8">
            <Funnel steps={funnel} />
            <Counts events={events} days={days} />
          </div>
        )
      }
    </Loaded>
    <Legend terms={['funnel', 'visit', 'person', 'eventCount', 'day', 'live']} />
  </div>
);
