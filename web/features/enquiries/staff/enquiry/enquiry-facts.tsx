import { Link } from 'react-router-dom';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { actionClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dialed } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** Our mailbox numbers have digits only; anything else is another carrier's number. */
const MAILBOX = /^\d{5,12}$/;

const placeNames: Readonly<Record<Enquiry['kind'], string>> = {
  contact: 'Contact',
  support: 'Support',
  whatsapp: 'WhatsApp',
  desk: 'Their page, by us',
};

/** Whose number or address it is as the desk knows them: one, or several of whom one wrote. */
const Known = ({
  enquiry: { kind, userId, people, phone },
  area,
}: {
  readonly enquiry: Enquiry;
  readonly area: Area;
}) => {
  const ids = people ?? (userId === undefined ? [] : [userId]);
  // Until the name is here, the link says the number that they wrote from.
  const late = people === undefined && phone !== undefined ? readableE164(phone) : 'a customer';
  const nameOf = useNames(ids, 'a customer', late);
  if (kind === 'contact' || kind === 'support') return null;
  if (ids.length === 0) return <p>Nobody whom we know has this number.</p>;
  return (
    <p>
      {people === undefined ? 'Everything about ' : 'Several people have this number. Ask who is writing: '}
      {ids.map((id, place) => (
        <span key={id}>
          {place === 0 ? '' : ', '}
          <CustomerName id={id} area={area}>
            {nameOf(id)}
          </CustomerName>
        </span>
      ))}
    </p>
  );
};

/** What is seldom asked: where and when it was written, and with which account. */
const More = ({
  enquiry: { userId, receivedAt, kind, page },
  area,
}: {
  readonly enquiry: Enquiry;
  readonly area: Area;
}) => {
  const nameOf = useNames(userId === undefined ? [] : [userId], 'a customer');
  return (
    <details>
      <summary className="unfold">More about this message</summary>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Fact name="Received">
          <Instant at={receivedAt} />
        </Fact>
        <Fact name="Written on">
          {placeNames[kind]}
          {page === '' ? null : (
            <>
              , <span className="break-all font-mono text-sm">{page}</span>
            </>
          )}
        </Fact>
        {page === '' ? null : (
          <Fact name="Account">
            {userId === undefined ? (
              'Not signed in'
            ) : (
              <>
                Signed in as{' '}
                <CustomerName id={userId} area={area}>
                  {nameOf(userId)}
                </CustomerName>
              </>
            )}
          </Fact>
        )}
      </dl>
    </details>
  );
};

/** Who wrote and how to reach them, with the call first, because a caller may be on the phone. */
export const EnquiryFacts = ({
  enquiry,
  area,
}: {
  readonly enquiry: Enquiry;
  readonly area: '/admin' | '/staff';
}) => {
  const { reference, email, phone, number } = enquiry;
  const mail = `mailto:${email}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
  return (
    <Card title="Contact">
      <div className="flex flex-wrap gap-3">
        {phone === undefined ? null : (
          <a href={dialed(phone)} className={actionClass({ look: 'plain' })}>
            Call {readableE164(phone)}
          </a>
        )}
        {email === '' ? null : (
          <a href={mail} className={classNames(textLink, 'break-all')}>
            {email}
          </a>
        )}
      </div>
      <Known enquiry={enquiry} area={area} />
      {number === undefined ? null : (
        <dl>
          <Fact name="Mailbox or tracking number">
            {MAILBOX.test(number) ? (
              <Link to={`${area}/mailboxes/${number}`} className={classNames(textLink, 'font-mono')}>
                {number}
              </Link>
            ) : (
              <span className="break-all font-mono">{number}</span>
            )}
          </Fact>
        </dl>
      )}
      <More enquiry={enquiry} area={area} />
    </Card>
  );
};
