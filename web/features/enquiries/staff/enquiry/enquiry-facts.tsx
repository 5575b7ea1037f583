import { Link } from 'react-router-dom';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** Our mailbox numbers have digits only; anything else is another carrier's number. */
const MAILBOX = /^\d{5,12}$/;

/** Who wrote, how to reach them, and what they say it is about. */
export const EnquiryFacts = ({
  enquiry,
  area,
}: {
  readonly enquiry: Enquiry;
  readonly area: '/admin' | '/staff';
}) => {
  const { reference, name, email, phone, number, userId, receivedAt, kind, page } = enquiry;
  const subject = encodeURIComponent(`Your message ${reference}`);
  return (
    <Card caption="From" title={name}>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Fact name="E-mail">
          <a href={`mailto:${email}?subject=${subject}`} className={classNames(textLink, 'break-all')}>
            {email}
          </a>
        </Fact>
        {phone === undefined ? null : (
          <Fact name="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={textLink}>
              {phone}
            </a>
          </Fact>
        )}
        {number === undefined ? null : (
          <Fact name="Mailbox or tracking number">
            {MAILBOX.test(number) ? (
              <Link to={`${area}/mailboxes/${number}`} className={classNames(textLink, 'font-mono')}>
                {number}
              </Link>
            ) : (
              <span className="break-all font-mono">{number}</span>
            )}
          </Fact>
        )}
        <Fact name="Received">
          <Instant at={receivedAt} />
        </Fact>
        <Fact name="Written on">
          {kind === 'support' ? 'Support' : 'Contact'},{' '}
          <span className="break-all font-mono text-sm">{page}</span>
        </Fact>
        {userId === undefined ? null : (
          <Fact name="Signed in as">
            <span className="break-all font-mono text-sm">{userId}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
};
