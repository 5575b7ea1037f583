import { Link, useParams } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { traceStates } from '../words/trace-words.ts';
import { NotHere } from './not-here.tsx';
import { Shelves } from './shelves.tsx';
import { OtherParcel, Suspects } from './suspects.tsx';
import { TraceFacts } from './trace-facts.tsx';
import { useTrace } from './use-desk-traces.ts';

type Shown = EndpointReply<typeof traceEndpoints.deskTrace>;

const Work = ({
  shown: { trace, shelves, suspects },
  area,
}: {
  readonly shown: Shown;
  readonly area: Area;
}) => {
  const works = useMay()('parcel.manage');
  return (
    <>
      <Section title="Could be it" className="grid gap-3">
        <Suspects trace={trace} suspects={suspects} area={area} works={works} />
        {works ? <OtherParcel trace={trace} /> : null}
      </Section>
      <Section title="Shelves" className="grid gap-3">
        <Shelves trace={trace} shelves={shelves} works={works} />
      </Section>
      {works ? (
        <Section title="It is not here" className="grid gap-3">
          <NotHere trace={trace} />
        </Section>
      ) : null}
    </>
  );
};

/** One search: what is missed, what it could be, the shelves to look through, and the answer. */
export const TraceView = ({ reference, area }: { readonly reference: string; readonly area: Area }) => (
  <Loaded
    query={useTrace(reference)}
    loading="Loading the search…"
    missing={
      <Missing title={`There is no search ${reference}`} list={`${area}/parcel-traces`} all="All searches">
        Open it from the list.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <PageHeader caption="Search" title={reference}>
          <Badge tone={traceStates[shown.trace.state].tone}>{traceStates[shown.trace.state].words}</Badge>
        </PageHeader>
        <div key={reference} className="grid max-w-3xl gap-8">
          <TraceFacts trace={shown.trace} area={area} />
          {shown.trace.state === 'OPEN' ? <Work shown={shown} area={area} /> : null}
        </div>
      </>
    )}
  </Loaded>
);

/** The page of one search. */
export const TracePage = ({ area }: { readonly area: Area }) => {
  const { reference = '' } = useParams();
  return (
    <>
      <Link
        to={`${area}/parcel-traces`}
        className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex"
      >
        ← All searches
      </Link>
      <Presence list="traces" id={reference} />
      <TraceView reference={reference} area={area} />
    </>
  );
};
