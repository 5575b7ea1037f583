import { Link, useParams } from 'react-router-dom';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { isInAccount } from '#domain/quotes/in-account.ts';
import { isOpen } from '#domain/quotes/lifecycle.ts';
import type { Quote, WholeQuote } from '#domain/quotes/quote.ts';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import { totalInWords } from '#domain/quotes/total-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { QuoteStatusBadge } from '../status.tsx';
import { History } from './history.tsx';
import { PriceForm } from './price-form.tsx';
import { ReadOut } from './read-out.tsx';
import { type DeskActions, useDeskActions, useDeskQuote } from './use-desk-quotes.ts';
import { WriteForm } from './write-form.tsx';

const reviewWords = { OVERSIZE_BOX: 'a box is over the size', HEAVY_BARREL: 'a barrel is heavy' } as const;
const waitWords = { price: 'Waits for a price', reply: 'Waits for a reply' } as const;

const takenWords = (name: string | undefined): string => {
  if (name === undefined) return 'Nobody has taken it.';
  return name === 'You' ? 'You have taken it.' : `${name} has taken it.`;
};

/** Who has it, and the button to take it or hand it back. */
const Assignment = ({ quote, assign }: { readonly quote: Quote; readonly assign: DeskActions['assign'] }) => {
  const { waitsFor, waitsSince = '', assignee, version } = quote;
  const nameOf = useNames(assignee === undefined ? [] : [assignee]);
  if (waitsFor === undefined) return <p>Nothing to do for the desk.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <strong>{waitWords[waitsFor]}</strong>, {spanWords(Date.now() - Date.parse(waitsSince))}.{' '}
        {takenWords(assignee && nameOf(assignee))}
      </p>
      <Button
        look="plain"
        busy={assign.isPending}
        onClick={() => assign.mutate({ version, taken: assignee === undefined })}
      >
        {assignee === undefined ? 'Take it' : 'Hand it back'}
      </Button>
      {assign.error ? <Alert kind="warning">{messageOf(assign.error)}</Alert> : null}
    </div>
  );
};

const Facts = ({ quote, area }: { readonly quote: Quote; readonly area: Area }) => (
  <Card caption="For" title={quote.name}>
    {quote.email === '' ? (
      <p>No e-mail address</p>
    ) : (
      <a href={`mailto:${quote.email}`} className={classNames(textLink, 'break-all')}>
        {quote.email}
      </a>
    )}
    <dl className="grid gap-4 sm:grid-cols-2 @4xl:grid-cols-1">
      <Fact name={isInAccount(quote) ? 'Account' : 'Without an account'}>
        {quote.ownerId === undefined ? (
          'A guest, by the link of our e-mail'
        ) : (
          <CustomerName id={quote.ownerId} area={area}>
            Customer
          </CustomerName>
        )}
      </Fact>
      <Fact name="Asked">
        <Instant at={quote.createdAt} />
      </Fact>
      {quote.expiresAt === undefined ? null : (
        <Fact name="Can be accepted before">
          <Instant at={quote.expiresAt} />
        </Fact>
      )}
      <Fact name="Rate card">{quote.offer.rateCardVersion}</Fact>
      {quote.offer.review.length > 0 ? (
        <Fact name="Priced by hand because">
          {quote.offer.review.map((reason) => reviewWords[reason]).join(', ')}
        </Fact>
      ) : null}
      {quote.pickupZip ? <Fact name="Pickup">ZIP code {quote.pickupZip}</Fact> : null}
      {quote.town ? <Fact name="Delivery to the door">{quote.town}</Fact> : null}
    </dl>
  </Card>
);

/** Who may have done something besides people who work here. */
const customers: ReadonlySet<string> = new Set(['guest', 'system']);

const Work = ({ whole, area }: { readonly whole: WholeQuote; readonly area: Area }) => {
  const { quote, history } = whole;
  useSayChanged('quote', history.at(-1), { isPerson: (by) => !customers.has(by) && by !== quote.ownerId });
  const actions = useDeskActions(quote.reference);
  const may = useMay();
  // A price that was sent is changed by admins only, and only they may change settings.
  const isSent = quote.status !== 'DRAFT' && isOpen(quote.status);
  const mayPrice = quote.status === 'DRAFT' ? may('quote.manage') : isSent && may('settings.manage');
  const { version } = quote;
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <div className="@4xl:order-last">
        <Facts quote={quote} area={area} />
      </div>
      <div className="grid min-w-0 gap-8">
        <Card
          caption={
            <span className="flex flex-wrap items-center gap-2">
              {requestInWords(quote.request)} <QuoteStatusBadge status={quote.status} />
            </span>
          }
          title={totalInWords(quote)}
        >
          {may('quote.manage') ? <Assignment quote={quote} assign={actions.assign} /> : null}
          <ul className="grid gap-1">
            {quote.request.goods.map((goods, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the goods of a quote never change
              <li key={index}>{goodsWords(goods, defaultRateCard.card.barrels)}</li>
            ))}
          </ul>
          <PriceLines lines={quote.offer.lines} total={quote.offer.total} />
          {mayPrice ? <PriceForm quote={quote} actions={actions} /> : null}
          {isSent && may('quote.manage') && !mayPrice ? (
            <p className="text-ink-soft">The customer has this price. Only an admin can change it now.</p>
          ) : null}
        </Card>
        {may('quote.manage') ? <ReadOut quote={quote} /> : null}
        <History whole={whole} />
        {may('quote.manage') ? (
          <>
            {quote.email === '' ? null : (
              <WriteForm
                label={`Reply to ${quote.name}`}
                hint={`Goes to ${quote.email}, with a link to the quote.`}
                press="Send the reply"
                version={version}
                write={actions.reply}
              />
            )}
            <WriteForm
              label="Note for the desk"
              hint="The customer does not see it."
              press="Save note"
              version={version}
              write={actions.note}
            />
          </>
        ) : null}
      </div>
    </div>
  );
};

/** One quote at the desk: what to do, the price, and everything that was said and done. */
export const QuoteView = ({ reference, area }: { readonly reference: string; readonly area: Area }) => (
  <Loaded
    query={useDeskQuote(reference)}
    loading="Loading the quote…"
    lines={14}
    missing={
      <Missing title={`There is no quote ${reference}`} list={`${area}/quotes`} all="All quotes">
        Check the reference.
      </Missing>
    }
  >
    {(whole) => (
      <>
        <PageHeader caption="Quote" title={whole.quote.reference} />
        <Work key={reference} whole={whole} area={area} />
      </>
    )}
  </Loaded>
);

/** The page of one quote. */
export const DeskQuotePage = ({ area }: { readonly area: Area }) => {
  const { reference = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/quotes`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All quotes
      </Link>
      <Presence list="quotes" id={reference} />
      <QuoteView reference={reference} area={area} />
    </div>
  );
};
