import type { ReactNode } from 'react';
import { destinations } from '#domain/kernel/destinations.ts';
import { acceptStep, bookStep } from '#domain/quotes/answer-step.ts';
import type { CustomerLetter, CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { isOpen } from '#domain/quotes/lifecycle.ts';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import { totalInWords } from '#domain/quotes/total-words.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { spanWords } from '#web/ui/time/span-words.ts';
import { QuoteStatusBadge } from '../status.tsx';
import { AnswerPart } from './answer-part.tsx';
import { CustomsPart } from './customs-part.tsx';
import { FlightPart } from './flight-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { OurInstant } from './our-instant.tsx';
import type { QuoteActions } from './quote-actions.ts';

const Until = ({ quote, expiresAt }: { readonly quote: CustomerQuote; readonly expiresAt: string }) => {
  const { title, line } = acceptStep(quote);
  return (
    <p>
      {title} by{' '}
      <strong>
        <OurInstant at={expiresAt} />
      </strong>
      . That is in {spanWords(Date.parse(expiresAt) - Date.now())}. {line}
    </p>
  );
};

const Accepted = ({ quote, next }: { readonly quote: CustomerQuote; readonly next: ReactNode }) => {
  const { title, line } = bookStep(quote);
  return (
    <Alert kind="success" title={title}>
      {line}
      <div>{next}</div>
    </Alert>
  );
};

/** What is true now, and what happens next. */
const Standing = ({ quote, next }: { readonly quote: CustomerQuote; readonly next: ReactNode }) => {
  const { status, expiresAt } = quote;
  switch (status) {
    case 'DRAFT':
      return (
        <Alert kind="info" title="We set the price">
          A piece is large or heavy, so someone at our desk checks it first. We e-mail you the price. The
          charges below are an estimate.
        </Alert>
      );
    case 'SENT':
    case 'VIEWED':
      return expiresAt === undefined ? null : <Until quote={quote} expiresAt={expiresAt} />;
    case 'ACCEPTED':
      return <Accepted quote={quote} next={next} />;
    case 'EXPIRED':
      return (
        <Alert kind="warning" title="This quote has expired">
          Get a new price for the same goods with one press.
        </Alert>
      );
    case 'DECLINED':
      return <Alert kind="info">This quote was declined.</Alert>;
    case 'SUPERSEDED':
      return (
        <Alert kind="info">
          A newer quote, {quote.replacedBy}, has replaced this one. {next}
        </Alert>
      );
    default:
      return <Alert kind="success">This quote is a shipment now. {next}</Alert>;
  }
};

/** A quote that reads like a letter: what it is, what it costs and until when, which flight, what customs may charge, and what one can do. */
export const QuoteLetter = ({
  letter: { quote, history },
  actions,
  next,
}: {
  readonly letter: CustomerLetter;
  readonly actions: QuoteActions;
  /** What follows an accepted quote, or where its successor is. */
  readonly next: ReactNode;
}) => {
  const { offer, request, status } = quote;
  const { barrels } = defaultRateCard.card;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-6">
        <Card
          caption={
            <span className="flex flex-wrap items-center gap-2">
              {requestInWords(request)} <QuoteStatusBadge status={status} />
            </span>
          }
          title={totalInWords(quote)}
        >
          <Standing quote={quote} next={next} />
          {offer.isByHand ? <p>Our desk has looked at what you send and set this price.</p> : null}
          <AnswerPart quote={quote} actions={actions} />
          <ul className="grid gap-1">
            {request.goods.map((goods, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the goods of a quote never change
              <li key={index}>{goodsWords(goods, barrels)}</li>
            ))}
            {quote.pickupZip ? <li>Pickup at ZIP code {quote.pickupZip}</li> : null}
            {quote.town ? <li>Delivery to the door in {quote.town}</li> : null}
          </ul>
          <PriceLines lines={offer.lines} total={offer.total} />
          <details>
            <summary className="unfold">What this price assumes</summary>
            <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
              {offer.assumptions.map((assumption) => (
                <li key={assumption}>{assumption}</li>
              ))}
              <li>Rate card {offer.rateCardVersion}, of the day you asked.</li>
            </ul>
          </details>
        </Card>
        <MessagesPart history={history} mayAsk={status !== 'SUPERSEDED'} ask={actions.ask} />
      </div>
      <div className="grid gap-8">
        {isOpen(status) || status === 'ACCEPTED' ? <FlightPart quote={quote} /> : null}
        <CustomsPart quote={quote} />
        <p className="text-sm text-ink-soft">
          To {destinations[request.to].city}. Reference {quote.reference}.
        </p>
      </div>
    </div>
  );
};
