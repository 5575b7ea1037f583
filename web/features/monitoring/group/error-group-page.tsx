import { Link, useLocation, useParams } from 'react-router-dom';
import type { Group } from '#domain/monitoring/endpoints.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useErrorGroup } from '../use-monitoring.ts';
import { Decisions } from './decisions.tsx';
import { GroupFigures, GroupSample } from './group-facts.tsx';
import { GroupRecords } from './group-records.tsx';
import { Occurrences } from './occurrences.tsx';
import { Stack } from './stack.tsx';

/** Polling interval of an open group, in milliseconds. */
const LOOK_MS = 5000;

const ErrorGroup = ({ group }: { readonly group: Group }) => (
  <div className="grid gap-8">
    <header className="grid gap-2">
      <p className="label-caption">Error group {group.fingerprint}</p>
      <h1 className="line-clamp-6 break-words text-2xl sm:text-3xl">{group.message || '(no message)'}</h1>
      <p className="break-all font-mono text-sm text-ink-soft">{group.route}</p>
    </header>
    <Decisions group={group} />
    <GroupFigures group={group} />
    <Occurrences days={group.days} hours={group.hours} />
    <Stack stack={group.stack} />
    <GroupSample group={group} />
    <GroupRecords fingerprint={group.fingerprint} />
  </div>
);

const Missing = ({ base }: { readonly base: string }) => (
  <EmptyState
    title="There is no such error group"
    action={
      <LinkButton to={base} look="plain">
        All errors
      </LinkButton>
    }
  >
    Look for it in the list, over more days.
  </EmptyState>
);

/** One error group: message, counts, stack, and the decision about it. */
export const ErrorGroupPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/monitoring`;
  const { fingerprint = '' } = useParams();
  const { search } = useLocation();
  return (
    <Loaded
      query={useErrorGroup(fingerprint, LOOK_MS)}
      loading="Loading the error group…"
      missing={<Missing base={base} />}
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
