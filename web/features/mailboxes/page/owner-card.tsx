import { Link } from 'react-router-dom';
import type { Profile } from '#domain/identity/profile.ts';
import type { KnownShipper } from '#domain/identity/shipper/known-shipper.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { internationalPhone } from '#domain/kernel/person/phone.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { shipperWords } from '#web/phrases/shipper-words.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { actionClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { type Asked, Loaded } from '#web/ui/data/loaded.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { MailboxBadge } from '../status.tsx';

/** The phone number with its code, once, as people say it: `+592 600-0142`, `+1 876-555-0142`. Empty without one. */
const phoneWords = ({ phone, phone_country_code: callingCode, country }: Profile): string =>
  phone ? internationalPhone({ phone, callingCode, country }) : '';

const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  [...new Set(parts.filter(Boolean))].join(separator);

/** The home address, line by line, as the person's country writes it. */
const homeLines = (profile: Profile): readonly string[] =>
  [
    profile.address_line1 ?? '',
    profile.address_line2 ?? '',
    joined(
      ' ',
      joined(', ', profile.city, profile.district, profile.region, profile.state),
      profile.zip_code,
    ),
    profile.postal_code ?? '',
    profile.country,
  ].filter(Boolean);

const MailboxFacts = ({ mailbox }: { readonly mailbox: Mailbox }) => (
  <>
    <Fact name="Status">
      <MailboxBadge status={mailbox.status} />
    </Fact>
    <Fact name="Has this mailbox since">
      <Instant at={mailbox.assignedAt} />
    </Fact>
  </>
);

/** Whether the airlines know the owner as a shipper, with the way to the record. */
const Shipper = ({ shipper, area }: { readonly shipper: KnownShipper; readonly area: Area }) => (
  <p>
    {shipperWords(shipper)}{' '}
    <Link to={pathTo(`${area}/shippers/:userId`, { userId: shipper.userId })} className={textLink}>
      Open the record
    </Link>
  </p>
);

const Contact = ({ mailbox, profile }: { readonly mailbox: Mailbox; readonly profile: Profile }) => (
  <dl className="grid gap-4 sm:grid-cols-2">
    <Fact name="Phone">
      {profile.phone ? (
        <a href={`tel:${profile.phone_e164 ?? profile.phone}`} className={textLink}>
          {phoneWords(profile)}
        </a>
      ) : (
        'Not given'
      )}
    </Fact>
    <Fact name="E-mail">
      <a href={`mailto:${mailbox.ownerEmail}`} className={classNames(textLink, 'break-all')}>
        {mailbox.ownerEmail}
      </a>
    </Fact>
    <Fact name="Lives in">{profile.country}</Fact>
    <Fact name="Company">{profile.company_name ?? 'None'}</Fact>
    <Fact name="Home address" className="whitespace-pre-line">
      {homeLines(profile).join('\n')}
    </Fact>
    <MailboxFacts mailbox={mailbox} />
  </dl>
);

/** Who has the mailbox and how to reach them, with the call as the first thing to press. The id is folded away. */
export const OwnerCard = ({
  mailbox,
  profile,
  shipper,
  area,
}: {
  readonly mailbox: Mailbox;
  /** Left out for somebody who may see the mailbox, but not the customer. */
  readonly profile: Asked<Profile> | undefined;
  /** Left out as well, and where it could not be read. */
  readonly shipper: KnownShipper | undefined;
  readonly area: Area;
}) => {
  const seesInvoices = useMay()('invoice.read');
  const phone = profile?.data?.phone_e164 ?? mailbox.ownerPhone;
  return (
    <Card
      caption="Owner"
      title={
        <CustomerName id={mailbox.userId} area={area}>
          {mailbox.ownerName}
        </CustomerName>
      }
      foot={
        <>
          {phone ? (
            <a href={`tel:${phone}`} className={actionClass()}>
              Call
            </a>
          ) : null}
          <a href={`mailto:${mailbox.ownerEmail}`} className={actionClass({ look: 'plain' })}>
            Write an e-mail
          </a>
        </>
      }
    >
      {profile === undefined ? (
        <dl className="grid gap-4 sm:grid-cols-2">
          <MailboxFacts mailbox={mailbox} />
        </dl>
      ) : (
        <Loaded query={profile} loading="Loading the customer…">
          {(data) => <Contact mailbox={mailbox} profile={data} />}
        </Loaded>
      )}
      {seesInvoices ? (
        <p>
          <Link to={pathTo(`${area}/statements/:userId`, { userId: mailbox.userId })} className={textLink}>
            Statement and charges
          </Link>
        </p>
      ) : null}
      {shipper === undefined ? null : <Shipper shipper={shipper} area={area} />}
      <details>
        <summary className="unfold">Customer id</summary>
        <p className="break-all font-mono text-sm">{mailbox.userId}</p>
      </details>
    </Card>
  );
};
