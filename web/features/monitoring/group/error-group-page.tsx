import { Link, useLocation, useParams } from 'react-router-dom';
import type { Group } from '#domain/monitoring/endpoints.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { RecordPages } from '../records/record-pages.tsx';
import { Legend } from '../shared/legend.tsx';
import { useErrorGroup, useGroupRecords } from '../use-monitoring.ts';
import { WhomItHits } from './breakdown.tsx';
import { Decisions } from './decisions.tsx';
import { GroupSample, GroupStatistics } from './group-facts.tsx';
import { Occurrences } from './occurrences.tsx';
import { Stack } from './stack.tsx';

/** Polling interval of an open group, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** The group's own reports, newest first. */
const Reports = ({ fingerprint }: { readonly fingerprint: string }) => (
  <Section title="Reports" className="grid gap-3">
    <RecordPages
      query={useGroupRecords(fingerprint)}
      empty="Its reports were deleted after 30 days; the counts above stay."
    />
    <Legend
      terms={[
        'errorGroup',
        'groupState',
        'errorCount',
        'person',
        'release',
        'record',
        'occurred',
        'user',
        'day',
      ]}
    />
  </Section>
);

const ErrorGroup = ({ group }: { readonly group: Group }) => (
  <div className="grid gap-8">
    <header className="grid gap-2">
      <p className="label-caption">Error group {group.fingerprint}</p>
      <h1 className="line-clamp-6 break-words text-2xl sm:text-3xl">{group.message || '(no message)'}</h1>
      <p className="break-all font-mono text-sm text-ink-soft">{group.route}</p>
    </header>
    <Decisions group={group} />
    <GroupStatistics group={group} />
    <Occurrences days={group.days} hours={group.hours} />
    <WhomItHits group={group} />
    <Stack stack={group.stack} />
    <GroupSample group={group} />
    <Reports fingerprint={group.fingerprint} />
  </div>
);

/** One error group: message, counts, stack, and the decision about it. */
export const ErrorGroupPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/monitoring`;
  const { fingerprint = '' } = useParams();
  const { search } = useLocation();
  return (
    <Loaded
      query={useErrorGroup(fingerprint, POLL_INTERVAL_MS)}
      loading="Loading the error group…"
      missing={
        <Missing title="There is no such error group" list={base} all="All errors">
          Look for it in the list, over more days.
        </Missing>
      }
    >
      {(group) => (
        <>
          <Link to={{ pathname: base, search }} className={`${textLink} mb-2`}>
            ← All errors
          </Link>
          <ErrorGroup group={group} />
        </>
      )}
    </Loaded>
  );
};
