import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dueOnAccount, notDueYet } from '#domain/billing/accounts/coverage.ts';
import { dueWords } from '#domain/billing/accounts/words.ts';
import { leftToGive } from '#domain/billing/balance.ts';
import { confirmingWords, weOwe } from '#domain/billing/entry-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { whatToBring } from '#domain/shipments/handover/who-collects.ts';
import { mayCancel, mayChange } from '#domain/shipments/lifecycle.ts';
import { firstName, whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { clocksWords } from '#domain/shipments/tracking/clocks.ts';
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
import { SignedExport } from './authorize-export.tsx';
import { Cancel } from './cancel.tsx';
import { Facts } from './facts.tsx';
import { byCardOn, useNext } from './use-next.ts';
import { useMyShipment } from './use-shipments.ts';
import { PASSING_ON, WhatToDo } from './what-to-do.tsx';

/** What is in its way is said above, with who does something about it. */
const forSender = (next: string, to: Shipment['to']): string =>
  // What the counter asks for is said where the code is.
  next
    .replace(`, with ${whatToBring('sender', destinations[to].taxNumber)}`, '')
    .replace(
      / The sender (can see what it is in their account|has nothing to do|is told when we find it)\./,
      '',
    );

/** Why it comes on other days than it was booked for, without what was just said. */
const whyWords = ({ arrival }: TrackingReply, said: readonly string[]): string =>
  said.reduce((text, line) => text.replace(line, ''), arrival?.why ?? '').trim();

/** Where it is, what happened to each piece, and what comes, unless that is said above. */
const Where = ({ reply, next }: { readonly reply: TrackingReply; readonly next: NextStep }) => {
  const isOnly = reply.groups.length === 1;
  // What comes is said above where there is nothing to do, and of several groups each says its own.
  const comes = (next.todo === undefined ? [] : next.comes).filter(
    (line) => isOnly || reply.groups.every((group) => !group.next.includes(line)),
  );
  const why = whyWords(reply, next.comes);
  return (
    <section aria-labelledby="where" className="label-sheet">
      <div className="grid gap-2 p-5 sm:p-6">
        <p className="label-caption">Where it is</p>
        <h2 id="where" className="text-3xl">
          {reply.status}
        </h2>
        {[...comes, why].map((line) =>
          line ? (
            <p key={line} className="max-w-prose">
              {line}
            </p>
          ) : null,
        )}
      </div>
      {reply.groups.map((group) => (
        <Pieces
          key={group.title}
          number={reply.number}
          // What is wrong with a piece is said above, too, as long as something happens to it.
          group={{
            ...group,
            next: forSender(group.next, reply.to),
            // The days of each piece are said above.
            expected: undefined,
            trouble: next.isOver ? group.trouble : undefined,
          }}
          isOnly={isOnly}
        />
      ))}
      <p className="px-5 pb-5 text-sm text-ink-soft sm:px-6">{clocksWords(reply.city)}</p>
    </section>
  );
};

const titleOf = (shipment: Shipment): string =>
  `${whoseGoods(shipment)} to ${destinations[shipment.to].country}`;

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

/** What its sender or its receiver has to pay, and where that is. */
const BillLine = ({ bill, term }: { readonly bill: Bill; readonly term: Shipment['chargesTerm'] }) => {
  const byCard = byCardOn(bill);
  const { invoice, owed, waiting } = bill;
  const later = term === 'PREPAID' ? notDueYet(bill, new Date()) : undefined;
  const toPay = leftToGive(bill) - byCard;
  const left =
    toPay > 0 ? `${dollars(toPay)} ${term === 'PREPAID' ? 'to pay' : 'for the receiver to pay'}` : '';
  const back = owed < 0 ? weOwe(-owed) : '';
  const confirming = byCard > 0 ? confirmingWords(byCard) : '';
  const said = [left, confirming, back].filter((words) => words !== '').join(', ');
  return (
    <p>
      <Link to={pathTo('/dashboard/invoices/:number', { number: invoice })} className={textLink}>
        Invoice {invoice}
      </Link>
      :{' '}
      {later === undefined || byCard > 0 ? said || 'nothing to pay' : `${dollars(owed)}. ${dueWords(later)}`}
      {waiting === undefined ? '' : `, ${dollars(waiting)} by check is waiting for the bank`}
    </p>
  );
};

type Reply = EndpointReply<typeof shipmentEndpoints.show>;

interface LetterProps {
  readonly reply: Reply;
  readonly papers: ReactNode;
  readonly upload: ReactNode;
  readonly claims: ReactNode;
}

const Letter = ({ reply, papers, upload, claims }: LetterProps) => {
  const { shipment, where, bill } = reply;
  const next = useNext(reply);
  const isAsked = [next.todo, ...next.after].some((step) => step?.act === 'PASS_ON');
  return (
    <>
      <PageHeader caption={shipment.number} title={titleOf(shipment)} />
      <div className="grid gap-8">
        <WhatToDo shipment={shipment} next={next} upload={upload} />
        {where ? <Where reply={where} next={next} /> : null}
        <Actions shipment={shipment} />
        <div id={PASSING_ON} className="grid gap-8 empty:hidden">
          <Collection shipment={shipment} reader="sender" gives opens isAsked={isAsked} />
          <ReceiverLink shipment={shipment} reader="sender" />
        </div>
        <CustomsFacts customs={shipment.customs} receiver={firstName(shipment.consignee.name)} />
        {claims}
        {papers}
        <SignedExport shipment={shipment} />
        <Section title="In this shipment" className="grid gap-4 border-t-[1.5px] border-ink pt-4">
          <Facts shipment={shipment} isOnAccount={bill !== undefined && dueOnAccount(bill) !== undefined} />
          {bill === undefined ? null : <BillLine bill={bill} term={shipment.chargesTerm} />}
        </Section>
      </div>
    </>
  );
};

type OfNumber = (number: string) => ReactNode;

/** `/dashboard/shipments/:number`: reads like a letter. `papers` shows the shipment's papers, `upload` sends its invoice, and `claims` is where damage, loss and delay are reported. */
export const MyShipmentPage = ({
  papers = () => null,
  upload = () => null,
  claims = () => null,
}: {
  readonly papers?: OfNumber;
  readonly upload?: OfNumber;
  readonly claims?: (shipment: Shipment) => ReactNode;
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
      {(reply) => (
        <Letter
          reply={reply}
          papers={papers(number)}
          upload={upload(number)}
          claims={claims(reply.shipment)}
        />
      )}
    </Loaded>
  );
};
