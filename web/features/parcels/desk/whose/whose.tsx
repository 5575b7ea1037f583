import { Link } from 'react-router-dom';
import { mayBecome } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Unassign } from './assign.tsx';
import { Suggestions } from './suggestions.tsx';

const ways: Readonly<Record<NonNullable<Parcel['matchedBy']>, string>> = {
  PRE_ALERT: 'Its number was announced.',
  LABEL: 'Mailbox number and name were on the label.',
  BENCH: 'Chosen at the bench.',
  DESK: 'Decided at the desk.',
  TRACE: 'Its owner missed it, and proved it.',
};

interface Props {
  readonly parcel: Parcel;
  readonly area: Area;
}

const MailboxLink = ({ mailbox, area }: { readonly mailbox: string; readonly area: Area }) =>
  useMay()('mailbox.read') ? (
    <Link to={`${area}/mailboxes/${mailbox}`} className={`${textLink} font-mono`}>
      {mailbox}
    </Link>
  ) : (
    <span className="font-mono">{mailbox}</span>
  );

const Owner = ({ parcel, area }: Props) => {
  const mayChange = useMay()('parcel.manage');
  const { mailbox, ownerId, matchedBy, state } = parcel;
  const nameOf = useNames(ownerId === undefined ? [] : [ownerId], 'A customer');
  if (mailbox === undefined || ownerId === undefined) return null;
  return (
    <>
      <p className="text-lg">
        Mailbox <MailboxLink mailbox={mailbox} area={area} />,{' '}
        <strong className="font-semibold">
          <CustomerName id={ownerId} area={area}>
            {nameOf(ownerId)}
          </CustomerName>
        </strong>
        <span className="block text-base text-ink-soft">
          {matchedBy === undefined ? null : ways[matchedBy]}
        </span>
      </p>
      {mayChange && mayBecome(state, 'UNIDENTIFIED') ? (
        <div>
          <AskFirst title="It is not theirs" button="It is not theirs…" look="plain">
            {(close) => <Unassign parcel={parcel} onClose={close} />}
          </AskFirst>
        </div>
      ) : null}
    </>
  );
};

/** Owners before this one. They may have seen its photos. */
const Before = ({ parcel: { before }, area }: Props) => {
  const nameOf = useNames(
    before.map(({ ownerId }) => ownerId),
    'A customer',
  );
  return before.length === 0 ? null : (
    <div>
      <h3 className="text-lg">Before</h3>
      <ul>
        {before.map(({ ownerId, mailbox, from, to }) => (
          <li key={`${ownerId} ${from}`} className="border-t border-rule py-2">
            <MailboxLink mailbox={mailbox} area={area} />{' '}
            <CustomerName id={ownerId} area={area}>
              {nameOf(ownerId)}
            </CustomerName>
            <span className="block text-sm text-ink-soft">
              <Instant at={from} /> to <Instant at={to} />. They may have seen its photos.
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What the carrier's label says, as it was read. */
const LabelSays = ({ parcel: { label, state } }: Pick<Props, 'parcel'>) => {
  const words = [label.name, label.mailbox && `mailbox ${label.mailbox}`, label.phone].filter(Boolean);
  // A number that was announced is enough, so nobody reads the rest of such a label.
  return words.length === 0 && state !== 'UNIDENTIFIED' ? null : (
    <p className="wrap-anywhere">
      <span className="label-caption">The label says</span>{' '}
      <bdi>{words.join(', ') || 'nothing readable'}</bdi>
    </p>
  );
};

/** Whose a parcel is and how we know, whose it was, and for one of nobody whose it could be. */
export const Whose = ({ parcel, area }: Props) => {
  const mayChange = useMay()('parcel.manage');
  const isOfNobody = parcel.state === 'UNIDENTIFIED';
  return (
    <Section title={isOfNobody ? 'Whose is it?' : 'Whose it is'} className="grid min-w-0 gap-3">
      <Owner parcel={parcel} area={area} />
      <LabelSays parcel={parcel} />
      {isOfNobody && mayChange ? <Suggestions key={parcel.version} parcel={parcel} area={area} /> : null}
      <Before parcel={parcel} area={area} />
    </Section>
  );
};
