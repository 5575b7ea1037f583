import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBeAnswered } from '#domain/enquiries/lifecycle.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { aboutOf } from '../about.ts';
import { useEnquiry } from '../use-enquiries.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { Reply } from './reply.tsx';
import { StatusForm } from './status-form.tsx';
import { type SentSlot, Thread } from './thread.tsx';

export interface EnquiryPageProps {
  readonly area: Area;
  /** The price that was worked out last on this device, with its link; undefined without one. */
  readonly priceLink: () => string | undefined;
  readonly sent: SentSlot;
}

const Work = ({
  shown: { enquiry, thread, ways },
  area,
  priceLink,
  sent,
}: {
  readonly shown: EndpointReply<typeof enquiryEndpoints.show>;
} & EnquiryPageProps) => {
  useSayChanged('enquiry', thread.at(-1), { isPerson: (by) => by !== 'sender' });
  const [begunOn, setBegunOn] = useState<number>();
  // A member of staff who changes the status while writing has seen that change.
  const moved = (version: number): void => setBegunOn((begun) => (begun === undefined ? undefined : version));
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <div className="@4xl:order-last">
        <EnquiryFacts enquiry={enquiry} area={area} />
      </div>
      <div className="grid min-w-0 gap-8">
        <Thread enquiry={enquiry} thread={thread} sent={sent} />
        <StatusForm enquiry={enquiry} onMoved={moved} />
        {mayBeAnswered(enquiry.status) ? (
          <Reply enquiry={enquiry} ways={ways} begunOn={begunOn} onBegun={setBegunOn} priceLink={priceLink} />
        ) : (
          <p className="text-ink-soft">Open it again to write to {enquiry.name}.</p>
        )}
      </div>
    </div>
  );
};

/** One enquiry: sender, message, thread, and the form for an answer. */
export const EnquiryView = ({
  reference,
  area,
  priceLink,
  sent,
}: { readonly reference: string } & EnquiryPageProps) => (
  <Loaded
    query={useEnquiry(reference)}
    loading="Loading the enquiry…"
    missing={
      <Missing title={`There is no enquiry ${reference}`} list={`${area}/enquiries`} all="All enquiries">
        Check the reference. Enquiries are deleted after two years.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <PageHeader caption={`${aboutOf(shown.enquiry)} · ${reference}`} title={shown.enquiry.name} />
        <Work key={reference} shown={shown} area={area} priceLink={priceLink} sent={sent} />
      </>
    )}
  </Loaded>
);

/** The page of one enquiry. */
export const EnquiryPage = ({ area, ...slots }: EnquiryPageProps) => {
  const { reference = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/enquiries`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All enquiries
      </Link>
      <Presence list="enquiries" id={reference} />
      <EnquiryView reference={reference} area={area} {...slots} />
    </div>
  );
};
