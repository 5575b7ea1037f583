import type { ReactNode } from 'react';
import type { Group } from '#domain/monitoring/endpoints.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { Facts } from '../shared/facts.tsx';
import { count } from '../shared/format.ts';

const Figure = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt className="label-caption">{term}</dt>
    <dd className="font-display text-2xl font-bold tabular-nums">{children}</dd>
  </div>
);

const Seen = ({ term, at }: { readonly term: string; readonly at: string }) => (
  <div>
    <dt className="label-caption">{term}</dt>
    <dd className="leading-8">
      <Instant at={at} />
    </dd>
  </div>
);

/** How often, to how many, since when. */
export const GroupFigures = ({ group }: { readonly group: Group }) => (
  <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
    <Figure term="Times in 30 days">{count(group.count)}</Figure>
    <Figure term="People, about">{count(group.people)}</Figure>
    <Seen term="First seen" at={group.firstSeenAt} />
    <Seen term="Last seen" at={group.lastSeenAt} />
  </dl>
);

/** Facts of the group's first report. */
export const GroupSample = ({ group }: { readonly group: Group }) => {
  const { route, component, action, userAgent, facts } = group;
  const known = { route, component, action, browser: userAgent, ...facts };
  return (
    <section aria-labelledby="sample-title" className="grid content-start gap-3">
      <h2 id="sample-title" className="text-2xl">
        The first report
      </h2>
      <Facts of={Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))} />
    </section>
  );
};
