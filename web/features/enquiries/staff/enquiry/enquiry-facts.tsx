import { Link } from 'react-router-dom';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
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
          {kind === 'support' ? 'Support' : 'Contact'},{' '}
          <span className="break-all font-mono text-sm">{page}</span>
        </Fact>
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
  const { reference, name, email, phone, number } = enquiry;
  const mail = `mailto:${email}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
  return (
    <Card caption="From" title={name}>
      <div className="flex flex-wrap gap-3">
        {phone === undefined ? null : (
          <a href={dialed(phone)} className={actionClass({ look: 'plain' })}>
            Call {phone}
          </a>
        )}
        <a href={mail} className={classNames(textLink, 'break-all')}>
          {email}
        </a>
      </div>
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
