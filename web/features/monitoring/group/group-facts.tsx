import type { Group } from '#domain/monitoring/endpoints.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Facts } from '../shared/facts.tsx';
import { count } from '../shared/format.ts';

const large = 'font-display text-2xl font-bold tabular-nums';

/** The counts of a group, and its first and last occurrence. */
export const GroupStatistics = ({ group }: { readonly group: Group }) => (
  <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
    <Fact name="Times in 30 days" className={large}>
      {count(group.count)}
    </Fact>
    <Fact name="People, about" className={large}>
      {count(group.people)}
    </Fact>
    <Fact name="First seen" className="leading-8">
      <Instant at={group.firstSeenAt} />
    </Fact>
    <Fact name="Last seen" className="leading-8">
      <Instant at={group.lastSeenAt} />
    </Fact>
    {group.facts?.release ? (
      <Fact name="Since release" className="font-mono leading-8">
        {String(group.facts.release)}
      </Fact>
    ) : null}
  </dl>
);

/** Facts of the group's first report. */
export const GroupSample = ({ group }: { readonly group: Group }) => {
  const { route, component, action, userAgent, facts } = group;
  const known = { route, component, action, browser: userAgent, ...facts };
  return (
    <Section title="The first report" className="grid content-start gap-3">
      <Facts of={Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))} />
    </Section>
  );
};
