import { Link, useNavigate, useParams } from 'react-router-dom';
import { bookStep } from '#domain/quotes/answer-step.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { bookQuotePath } from '#web/session/drafts/quote-to-book.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { QuoteLetter } from '../letter/quote-letter.tsx';
import { useMyActions, useMyQuote } from './use-my-quotes.ts';

const Next = ({ quote }: { readonly quote: CustomerQuote }) => {
  const { reference, status, replacedBy, shipment } = quote;
  if (status === 'ACCEPTED')
    return (
      <LinkButton to={bookQuotePath(reference)} className="mt-3">
        {bookStep(quote).act}
      </LinkButton>
    );
  if (shipment !== undefined)
    return (
      <Link to={`/dashboard/shipments/${shipment}`} className={textLink}>
        Open the shipment
      </Link>
    );
  return replacedBy === undefined ? null : (
    <Link to={`/dashboard/quotes/${replacedBy}`} className={textLink}>
      Open {replacedBy}
    </Link>
  );
};

/** `/dashboard/quotes/:reference`: one quote as a letter. */
export const MyQuotePage = () => {
  const { reference = '' } = useParams();
  const navigate = useNavigate();
  const actions = useMyActions(reference, (made) => void navigate(`/dashboard/quotes/${made}`));
  return (
    <Loaded
      query={useMyQuote(reference)}
      loading="Loading the quote…"
      lines={14}
      missing={
        <Missing title={`There is no quote ${reference}`} list="/dashboard/quotes" all="My quotes">
          Check the reference. A quote that was mailed to another e-mail address is not in this account.
        </Missing>
      }
    >
      {(letter) => (
        <>
          <PageHeader caption="Quote" title={letter.quote.reference} />
          <QuoteLetter letter={letter} actions={actions} next={<Next quote={letter.quote} />} />
        </>
      )}
    </Loaded>
  );
};
