import { dollars } from '#domain/kernel/money.ts';
import type { QuoteDeed, QuoteEntry, WholeQuote } from '#domain/quotes/quote.ts';
import { useNames } from '#web/session/use-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const deeds: Record<QuoteDeed, string> = {
  requested: 'asked for this quote',
  sent: 'sent the price',
  viewed: 'opened it',
  accepted: 'accepted the price',
  declined: 'declined',
  expired: 'wrote down that it expired',
  superseded: 'asked for a new price',
  converted: 'made a shipment of it',
  claimed: 'put it into an account',
  question: 'wrote',
  reply: 'replied by e-mail',
  note: 'wrote a note',
  taken: 'took it',
  'handed-back': 'handed it back',
};

const edges: Partial<Record<QuoteDeed, string>> = { question: 'border-time', reply: 'border-done' };

const priceChange = ({ changed }: QuoteEntry): string | undefined => {
  const price = changed?.price;
  return price?.before != null && price.after !== null
    ? `${dollars(Number(price.before))} → ${dollars(Number(price.after))}`
    : undefined;
};

/** Everything that was said and done, oldest first: who, when, and the price before and after. */
export const History = ({ whole: { quote, history } }: { readonly whole: WholeQuote }) => {
  const isCustomer = (by: string): boolean => by === 'guest' || by === quote.ownerId;
  const nameOf = useNames(history.map(({ by }) => by).filter((by) => by !== 'system' && !isCustomer(by)));
  const whoIs = (by: string): string => {
    if (by === 'system') return 'The system';
    return isCustomer(by) ? quote.name : nameOf(by);
  };
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <ol className="grid gap-4">
        {history.map((entry) => (
          <li
            key={entry.id}
            className={classNames('grid gap-1 border-s-4 ps-4', edges[entry.what] ?? 'border-rule')}
          >
            <p className="text-sm text-ink-soft">
              <strong className="font-semibold text-ink">{whoIs(entry.by)}</strong> {deeds[entry.what]},{' '}
              <Instant at={entry.at} />
            </p>
            {priceChange(entry) ? <p className="tabular-nums">{priceChange(entry)}</p> : null}
            {entry.text === undefined ? null : (
              <p className="whitespace-pre-line break-words">{entry.text}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};
