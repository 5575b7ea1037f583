import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import { QuoteToAnswerRow, useQuotesToAnswer } from '#web/features/quotes/mine/to-answer.tsx';
import { UnderWayCard, useUnderWay } from '#web/features/shipments/mine/under-way.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

const Cards = ({
  shipments,
  isFirst = false,
}: {
  readonly shipments: readonly UnderWay[];
  readonly isFirst?: boolean;
}) =>
  shipments.length === 0 ? null : (
    <ul className="grid gap-4 lg:grid-cols-2">
      {shipments.map((shipment, index) => (
        <UnderWayCard key={shipment.number} shipment={shipment} isFirst={isFirst && index === 0} />
      ))}
    </ul>
  );

/** What needs the customer: what to do for their shipments, and the quotes to answer. Nothing while nothing needs them. */
export const NeedsYou = () => {
  const [shipments, quotes] = [useUnderWay(), useQuotesToAnswer()];
  const needy = shipments.data?.items.filter(({ next }) => next.isToDo) ?? [];
  const toAnswer = quotes.data?.items ?? [];
  return needy.length + toAnswer.length === 0 ? null : (
    <Part title="Needs you">
      <Cards shipments={needy} isFirst />
      {toAnswer.length > 0 ? (
        <ul className="border-y-[1.5px] border-ink">
          {toAnswer.map((quote) => (
            <QuoteToAnswerRow key={quote.reference} quote={quote} />
          ))}
        </ul>
      ) : null}
    </Part>
  );
};

/**
 * What needs the customer, and what is on its way. Nothing for somebody who has neither. A part that cannot be read is said so, and
 * the rest of the screen is there.
 */
export const MyCargo = () => {
  const [shipments, quotes] = [useUnderWay(), useQuotesToAnswer()];
  if (shipments.isPending || quotes.isPending) return <Skeleton lines={3} label="Loading your shipments…" />;
  const all = shipments.data?.items ?? [];
  const others = all.filter(({ next }) => !next.isToDo);
  const failed = shipments.isError || quotes.isError;
  if (!failed && all.length + (quotes.data?.items.length ?? 0) === 0) return null;
  return (
    <div className="grid gap-8">
      {failed ? (
        <Alert kind="warning">
          Your shipments and quotes could not be read just now. We are trying again.
        </Alert>
      ) : null}
      <NeedsYou />
      {others.length > 0 ? (
        <Part title="On its way">
          <Cards shipments={others} />
        </Part>
      ) : null}
      {shipments.data?.more ? (
        <p>
          <Link to="/dashboard/shipments" className={textLink}>
            All your shipments
          </Link>
        </p>
      ) : null}
    </div>
  );
};
