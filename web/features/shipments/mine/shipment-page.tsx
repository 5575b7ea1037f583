import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { blocking } from '#domain/shipments/holds.ts';
import { mayCancel, mayChange } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Collection } from '../collection/collection.tsx';
import { CustomsFacts } from '../collection/customs-facts.tsx';
import { ReceiverLink } from '../collection/receiver-link.tsx';
import { Pieces } from '../tracking/found.tsx';
import { Share } from '../tracking/share.tsx';
import { BookNow } from './book-now.tsx';
import { type BookedFlight, ToDock } from './bring-it.tsx';
import { Cancel } from './cancel.tsx';
import { Facts } from './facts.tsx';
import { HoldCards } from './hold-cards.tsx';
import { useWithBooked } from './just-booked.ts';
import { useMyShipment } from './use-shipments.ts';
import { Waiting } from './waiting.tsx';

/** What everybody reads refers to the sender's account, and that is here. */
const forSender = (next: string): string =>
  next.replace('The sender can see what it is in their account.', 'You can see above what it is.');

/** Where it is and what happens next, in the words that everybody reads who follows it. */
const Where = ({ reply }: { readonly reply: TrackingReply }) => {
  const [first, ...others] = reply.groups;
  return (
    <section aria-labelledby="where" className="label-sheet">
      <div className="grid gap-2 p-5 sm:p-6">
        <p className="label-caption">Where it is</p>
        <h2 id="where" className="text-3xl">
          {reply.status}
        </h2>
        {/* With several groups, each of them says it. */}
        {first && others.length === 0 ? <p className="max-w-prose">{forSender(first.next)}</p> : null}
        {reply.arrival ? (
          <p>
            Expected: <strong>{reply.arrival.words}</strong>.
            {reply.arrival.why ? ` ${reply.arrival.why}` : null}
          </p>
        ) : null}
      </div>
      {reply.groups.map((group) => (
        <Pieces
          key={group.title}
          group={{ ...group, next: forSender(group.next) }}
          isOnly={others.length === 0}
        />
      ))}
    </section>
  );
};

const titleOf = ({ pieces, to }: Shipment): string =>
  `${pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`} to ${destinations[to].country}`;

const Actions = ({ shipment }: { readonly shipment: Shipment }) => (
  <div className="flex flex-wrap items-center gap-3">
    {mayChange(shipment) && shipment.howItComes !== 'MAILBOX' ? (
      <LinkButton to={`/dashboard/create-shipment?change=${shipment.number}`} look="plain">
        Change it
      </LinkButton>
    ) : null}
    {shipment.state === 'DRAFT' ? null : <Share number={shipment.number} />}
    {mayCancel(shipment.pieces) && shipment.reweigh?.status !== 'TO_APPROVE' ? (
      <Cancel shipment={shipment} />
    ) : null}
  </div>
);

interface LetterProps {
  readonly shipment: Shipment;
  readonly where: TrackingReply | undefined;
  readonly bill: Bill | undefined;
  readonly flight: BookedFlight | undefined;
  readonly papers: ReactNode;
}

const Letter = ({ shipment, where, bill, flight, papers }: LetterProps) => {
  const withBooked = useWithBooked(shipment);
  // What is said of its flight without the time that was just booked may be wrong, and is not said.
  const isUnsure = withBooked !== shipment && flight?.isMissed === true;
  const waitsForUs = blocking(shipment.holds, 'booking').length > 0;
  return (
    <>
      <PageHeader caption={shipment.number} title={titleOf(shipment)} />
      <div className="grid gap-8">
        <ToDock shipment={withBooked} flight={isUnsure ? { ...flight, isMissed: undefined } : flight} />
        <HoldCards shipment={shipment} bill={bill} flight={flight} />
        {shipment.waits ? <Waiting shipment={shipment} waits={shipment.waits} /> : null}
        {shipment.state === 'DRAFT' && !waitsForUs ? <BookNow shipment={shipment} /> : null}
        {where && !isUnsure ? <Where reply={where} /> : null}
        <Actions shipment={shipment} />
        <Collection shipment={shipment} reader="sender" gives opens />
        <ReceiverLink shipment={shipment} reader="sender" />
        <CustomsFacts customs={shipment.customs} />
        {papers}
        <Section title="In this shipment" className="grid gap-4 border-t-[1.5px] border-ink pt-4">
          <Facts shipment={shipment} />
          {bill === undefined ? null : (
            <p>
              <Link to={pathTo('/dashboard/invoices/:number', { number: bill.invoice })} className={textLink}>
                Invoice {bill.invoice}
              </Link>
              {bill.owed > 0 ? `: ${dollars(bill.owed)} to pay` : ': nothing to pay'}
            </p>
          )}
        </Section>
      </div>
    </>
  );
};

/** `/dashboard/shipments/:number`: reads like a letter. `papers` shows the shipment's papers. */
export const MyShipmentPage = ({
  papers = () => null,
}: {
  readonly papers?: (number: string) => ReactNode;
}) => {
  const { number = '' } = useParams();
  return (
    <Loaded
      query={useMyShipment(number)}
      loading="Loading the shipment…"
      lines={12}
      missing={
        <Missing title="There is no such shipment" list="/dashboard/shipments" all="My shipments">
          Check the number. You see only the shipments that you made with this account.
        </Missing>
      }
    >
      {({ shipment, where, bill, flight }) => (
        <Letter
          shipment={shipment}
          where={where}
          bill={bill}
          flight={flight}
          papers={papers(shipment.number)}
        />
      )}
    </Loaded>
  );
};
