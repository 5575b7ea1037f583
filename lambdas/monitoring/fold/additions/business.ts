import { newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import { emptyHours } from '#domain/monitoring/counts/hours.ts';
import { addPerson, emptyPeople } from '#domain/monitoring/counts/people.ts';
import { addToTally } from '#domain/monitoring/counts/tally.ts';
import type { ClientBatch } from '#domain/telemetry/batch.ts';
import { type BusinessEventName, type FunnelStep, funnelSteps } from '#domain/telemetry/catalogue.ts';
import { BusinessCounts, businessKey } from '../../counters/counter-items.ts';
import type { Counts } from '../../counters/counter-store.ts';
import { type Addition, expiryOfDay, receivedAt } from './addition.ts';

const stepOf = (event: BusinessEventName): FunnelStep | undefined =>
  funnelSteps.find((step) => step === event);

const withEvents = (counts: Counts | undefined, batch: ClientBatch<'business'>): BusinessCounts => {
  const { hours, people } = counts ? BusinessCounts.parse(counts) : { hours: {}, people: {} };
  const added: BusinessCounts = { hours: { ...hours }, people: { ...people } };
  const hour = newYorkHour(receivedAt(batch));
  for (const { event } of batch.records) {
    const counted = added.hours[event] ?? emptyHours();
    addToTally(counted, hour);
    added.hours[event] = counted;
    const step = stepOf(event);
    if (step === undefined) continue;
    const estimator = added.people[step] ?? emptyPeople();
    addPerson(estimator, batch.person);
    added.people[step] = estimator;
  }
  return added;
};

/** Counts events by the hour in which they were received, and people for each step of the funnel. */
export const businessAdditions = (batch: ClientBatch<'business'>): Addition[] => {
  const day = newYorkDay(receivedAt(batch));
  return [
    {
      key: businessKey(day),
      expiresAt: expiryOfDay(day),
      add: (counts) => withEvents(counts, batch),
    },
  ];
};
