import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import { FeedPage } from '#web/features/notifications/feed-page.tsx';
import { QuoteToAnswerRow, useQuotesToAnswer } from '#web/features/quotes/mine/to-answer.tsx';
import { useUnderWay } from '#web/features/shipments/mine/under-way.tsx';
import { TimeLeft } from '#web/next-step/time-left.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** One thing to do, with whose shipment it is for. What does it is behind it. */
const ToDo = ({ shipment: { number, to, consigneeName, next } }: { readonly shipment: UnderWay }) => (
  <li className="grid gap-1 border-t border-s-4 border-s-action border-t-rule py-2 ps-4">
    <Link
      to={next.button?.path ?? pathTo('/dashboard/shipments/:number', { number })}
      className="flex min-h-11 items-center break-words font-semibold no-underline hover:underline"
    >
      {next.title}
    </Link>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      {consigneeName}, {destinations[to].country}
      <TimeLeft by={next.by} />
    </p>
  </li>
);

/** What has to be done for a person's shipments and quotes, as their own pages say it. Nothing while nothing has to be. */
const WhatToDoNow = () => {
  const [shipments, quotes] = [useUnderWay(), useQuotesToAnswer()];
  const needy = shipments.data?.items.filter(({ next }) => next.isToDo) ?? [];
  const toAnswer = quotes.data?.items ?? [];
  if (needy.length + toAnswer.length === 0) return null;
  return (
    <Section title="What to do now" className="grid gap-2">
      <ul>
        {needy.map((shipment) => (
          <ToDo key={shipment.number} shipment={shipment} />
        ))}
        {toAnswer.map((quote) => (
          <QuoteToAnswerRow key={quote.reference} quote={quote} />
        ))}
      </ul>
    </Section>
  );
};

/** `/dashboard/notifications`: what a customer has to do, then what happened to their shipments and quotes. */
export const MyNotificationsPage = () => (
  <FeedPage
    base="/dashboard/notifications"
    caption="My account"
    nothing="When something happens to your shipments and quotes, you read it here."
    intro={
      <Link to="/customer/notifications" className={textLink}>
        Choose how we reach you
      </Link>
    }
    waiting={<WhatToDoNow />}
  />
);
