import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import type { OwnTrace } from '#domain/parcels/trace/trace.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { traceStates } from '../words/trace-words.ts';
import { useEndTrace, useMyTraces } from './use-traces.ts';

const shelvesWords = (count: number): string =>
  count === 1 ? '1 shelf looked through so far.' : `${count} shelves looked through so far.`;

const EndSearch = ({ trace: { reference, version } }: { readonly trace: OwnTrace }) => {
  const end = useEndTrace();
  return (
    <AskFirst title="End the search" button="It has turned up" look="plain" className="justify-self-start">
      {(close) => (
        <div className="grid gap-4">
          <p>We stop looking for it.</p>
          {end.error ? <Alert title="Not ended">{messageOf(end.error)}</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              busy={end.isPending}
              onClick={() => end.mutate({ reference, version }, { onSuccess: close })}
            >
              End the search
            </Button>
            <Button look="plain" onClick={close}>
              Go on searching
            </Button>
          </div>
        </div>
      )}
    </AskFirst>
  );
};

/** Until when we answer. Once that is over it is said, instead of a moment that has passed being promised. */
const Promised = ({ by }: { readonly by: string }) =>
  Date.parse(by) > useNow() ? (
    <>
      You will have our answer by <Instant at={by} />.
    </>
  ) : (
    <>
      We are late: you should have had our answer by <Instant at={by} />. We are still looking.
    </>
  );

/** What is true of a search now. */
const Said = ({ trace }: { readonly trace: OwnTrace }) => {
  const { state, promisedBy, shelvesSearched, answer, parcel } = trace;
  if (state === 'OPEN')
    return (
      <>
        <p>
          <Promised by={promisedBy} /> {shelvesSearched === 0 ? null : shelvesWords(shelvesSearched)}
        </p>
        <EndSearch trace={trace} />
      </>
    );
  return (
    <>
      {answer === undefined ? null : (
        <p>
          {answer.text}{' '}
          <span className="text-ink-soft">
            (<Instant at={answer.at} />)
          </span>
        </p>
      )}
      {parcel === undefined ? null : (
        <Link to={pathTo('/dashboard/mailbox/:code', { code: parcel })} className={textLink}>
          Open {parcel}
        </Link>
      )}
    </>
  );
};

const Row = ({ trace }: { readonly trace: OwnTrace }) => {
  const { store, carrier, tracking, reference, state, contents } = trace;
  const { words, tone } = traceStates[state];
  return (
    <li className="grid gap-2 border-t border-rule px-1 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 break-words text-lg">{titleOf({ store, carrier, tracking })}</h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="min-w-0 break-words text-sm text-ink-soft">
        <span className="font-mono">{tracking}</span> · {reference} · {contents}
      </p>
      <Said trace={trace} />
    </li>
  );
};

/** The person's searches, newest first. Nothing where nothing was missed. */
export const MyTraces = () => {
  const pages = useCursorPages();
  const query = useMyTraces(pages.cursor);
  if (query.data?.items.length === 0 && pages.page === 1) return null;
  return (
    <Section title="Your searches" className="grid gap-2">
      <PagedList pages={pages} query={query} loading="Loading your searches…" empty={null}>
        {(traces) => (
          <ul className="border-y-[1.5px] border-ink">
            {traces.map((trace) => (
              <Row key={trace.reference} trace={trace} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
};
