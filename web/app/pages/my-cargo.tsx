import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { QuoteToAnswerRow, useQuotesToAnswer } from '#web/features/quotes/mine/to-answer.tsx';
import { UnderWayRow, useUnderWay } from '#web/features/shipments/mine/under-way.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

const Rows = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      <ul className="border-y-[1.5px] border-ink">{children}</ul>
    </section>
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
  const needy = all.filter(({ needs }) => needs.length > 0);
  const others = all.filter(({ needs }) => needs.length === 0);
  const toAnswer = quotes.data?.items ?? [];
  const failed = shipments.isError || quotes.isError;
  if (!failed && all.length + toAnswer.length === 0) return null;
  return (
    <div className="grid gap-8">
      {failed ? (
        <Alert kind="warning">
          Your shipments and quotes could not be read just now. We are trying again.
        </Alert>
      ) : null}
      {needy.length + toAnswer.length > 0 ? (
        <Rows title="Needs you">
          {toAnswer.map((quote) => (
            <QuoteToAnswerRow key={quote.reference} quote={quote} />
          ))}
          {needy.map((shipment) => (
            <UnderWayRow key={shipment.number} shipment={shipment} />
          ))}
        </Rows>
      ) : null}
      {others.length > 0 ? (
        <Rows title="On its way">
          {others.map((shipment) => (
            <UnderWayRow key={shipment.number} shipment={shipment} />
          ))}
        </Rows>
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
