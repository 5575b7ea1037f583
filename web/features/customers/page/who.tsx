import { Link } from 'react-router-dom';
import { toPayBack } from '#domain/billing/entry-words.ts';
import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { standingOf, standings } from '#domain/customers/standing.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { cameWords, StandingBadge, shippedWords } from '../words.tsx';
import { TagsOf } from './tags.tsx';

const owedWords = (owed: number): string => {
  if (owed === 0) return 'Nothing owed';
  return owed > 0 ? `${dollars(owed)} to pay` : toPayBack(-owed);
};

const Facts = ({ whole: { customer, profiles, owed }, area }: Props) => {
  const { phone, otherPhones, email, company, mailbox, came, since, shipped } = customer;
  const may = useMay();
  const [profile] = profiles.filter(({ user_id }) => user_id === customer.id);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="Phone">{phone === undefined ? 'Not given' : <PhoneLink phone={phone} />}</Fact>
      <Fact name="E-mail" className="break-all">
        {email === '' ? (
          'Not given'
        ) : (
          <a href={`mailto:${email}`} className={textLink}>
            {email}
          </a>
        )}
      </Fact>
      {otherPhones === undefined ? null : (
        <Fact name="Given for a pickup">
          {otherPhones.map((other) => (
            <span key={other} className="block">
              <PhoneLink phone={other} />
            </span>
          ))}
        </Fact>
      )}
      {company === undefined ? null : <Fact name="Company">{company}</Fact>}
      {profile?.country ? <Fact name="Lives in">{profile.country}</Fact> : null}
      <Fact name="Mailbox">
        {mailbox === undefined || !may('mailbox.read') ? (
          (mailbox ?? 'None')
        ) : (
          <Link to={pathTo(`${area}/mailboxes/:number`, { number: mailbox })} className={textLink}>
            {mailbox}
          </Link>
        )}
      </Fact>
      <Fact name={isPersonId(customer.id) ? 'First contact' : 'Account'}>
        {isPersonId(customer.id) ? cameWords[came ?? 'COUNTER'] : 'Opened'} <Instant at={since} />
      </Fact>
      <Fact name="Shipped">
        {shipped === undefined ? (
          'Nothing yet'
        ) : (
          <>
            {shippedWords(customer)}, last booked <Instant at={shipped.last} />
          </>
        )}
      </Fact>
      {owed === undefined ? null : <Fact name="Balance">{owedWords(owed)}</Fact>}
    </dl>
  );
};

interface Props {
  readonly whole: WholeCustomer;
  readonly area: Area;
}

/** Who somebody is and how to reach them, with the call as the first thing to press. */
export const Who = (props: Props) => {
  const { customer, owed } = props.whole;
  const { phone, email, shipped } = customer;
  return (
    <Card
      title="Contact"
      foot={
        <>
          {phone === undefined ? null : (
            <a href={`tel:${phone}`} className={actionClass()}>
              Call
            </a>
          )}
          {email === '' ? null : (
            <a href={`mailto:${email}`} className={actionClass({ look: 'plain' })}>
              Write an e-mail
            </a>
          )}
          {owed === undefined ? null : (
            <Link
              to={pathTo(`${props.area}/statements/:userId`, { userId: customer.id })}
              className={actionClass({ look: 'plain' })}
            >
              Statement and charges
            </Link>
          )}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <StandingBadge customer={customer} />
        <span className="text-sm text-ink-soft">{standings[standingOf(shipped, new Date())].means}</span>
      </p>
      <Facts {...props} />
      <TagsOf key={customer.id} customer={customer} />
    </Card>
  );
};
