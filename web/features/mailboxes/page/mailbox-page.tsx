import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ClosingBlock } from '#domain/mailboxes/changes/endpoints.ts';
import { type Mailbox, type MailboxHistoryEntry, NOTE_MAX } from '#domain/mailboxes/mailbox.ts';
import { NoteForm } from '#web/desk-list/notes/note-form.tsx';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useKnownShipper } from '#web/session/use-known-shipper.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useMailbox, useNote, useOwner } from '../use-mailboxes.ts';
import { ReceivingCard } from './changes/receiving-card.tsx';
import { StatusSection } from './changes/status-section.tsx';
import { History, isByPerson } from './history.tsx';
import { LabelCard } from './label-card.tsx';
import { OwnerCard } from './owner-card.tsx';

/** What has come for a mailbox, by its number: another feature knows it. */
type ParcelsOf = (number: string) => ReactNode;

interface Props {
  readonly area: Area;
  readonly parcels?: ParcelsOf | undefined;
}

/** Lines of a page that is loading: more than fit on a screen. */
const PAGE_LINES = 16;

/** Who did it: a colleague, or the system for what customers and our own functions do. */
const doneBy = ({ what, by }: MailboxHistoryEntry): string => (isByPerson(what) ? by : 'system');

/** The page waits for the owner too, so that nothing moves when they arrive. */
const Content = ({
  mailbox,
  history,
  blocks,
  area,
  parcels,
}: Props & {
  readonly mailbox: Mailbox;
  readonly history: readonly MailboxHistoryEntry[];
  readonly blocks: readonly ClosingBlock[];
}) => {
  const may = useMay();
  useSayChanged('mailbox', history[0] && { ...history[0], by: doneBy(history[0]) });
  const note = useNote(mailbox.number);
  const seesOwner = may('customer.read');
  const owner = useOwner(mailbox.userId, seesOwner);
  const shipper = useKnownShipper(mailbox.userId, seesOwner);
  if (seesOwner && (owner.isPending || shipper.isPending))
    return <Skeleton lines={PAGE_LINES} label="Loading the customer…" />;
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-8">
        <OwnerCard
          mailbox={mailbox}
          profile={seesOwner ? owner : undefined}
          shipper={shipper.data?.shipper}
          area={area}
        />
        {may('parcel.read') ? parcels?.(mailbox.number) : null}
        <StatusSection mailbox={mailbox} blocks={blocks} area={area} />
        <Section title="Notes and history" className="grid gap-6">
          {may('mailbox.manage') ? (
            <NoteForm maxLength={NOTE_MAX} save={({ id, text }) => note.mutateAsync({ id, note: text })} />
          ) : null}
          <History entries={history} ownerId={mailbox.userId} />
        </Section>
      </div>
      <div className="grid min-w-0 gap-8">
        <LabelCard mailbox={mailbox} />
        {mailbox.replacedBy === undefined ? <ReceivingCard mailbox={mailbox} /> : null}
      </div>
    </div>
  );
};

/** One mailbox: its owner, its address as it is on a parcel, and what happened to it. */
export const MailboxView = ({ number, area, parcels }: Props & { readonly number: string }) => (
  <Loaded
    query={useMailbox(number)}
    loading="Loading the mailbox…"
    missing={
      <Missing title={`There is no mailbox ${number}`} list={`${area}/mailboxes`} all="All mailboxes">
        Check the number on the parcel's label, or search by name.
      </Missing>
    }
  >
    {({ mailbox, history, blocks }) => (
      <>
        <PageHeader caption="Mailbox" title={mailbox.number} />
        <Content
          key={number}
          mailbox={mailbox}
          history={history}
          blocks={blocks}
          area={area}
          parcels={parcels}
        />
      </>
    )}
  </Loaded>
);

/** The page of one mailbox. */
export const MailboxPage = ({ area, parcels }: Props) => {
  const { number = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/mailboxes`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All mailboxes
      </Link>
      <Presence list="mailboxes" id={number} />
      <MailboxView number={number} area={area} parcels={parcels} />
    </div>
  );
};
