import { dollars } from '#domain/kernel/money.ts';
import { quoteDeedWords } from '#domain/quotes/deed-words.ts';
import type { QuoteDeed, QuoteEntry, WholeQuote } from '#domain/quotes/quote.ts';
import { useWho } from '#web/session/use-who.ts';
import { type ChangeLine, changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const edges: Partial<Record<QuoteDeed, 'time' | 'done'>> = { question: 'time', reply: 'done' };

const priceChange = ({ changed }: QuoteEntry): readonly ChangeLine[] => {
  const price = changed?.price;
  return price?.before != null && price.after !== null
    ? [changeLine('Price', dollars(Number(price.before)), dollars(Number(price.after)))]
    : [];
};

/** Everything that was said and done, oldest first: who, when, and the price before and after. */
export const History = ({ whole: { quote, history } }: { readonly whole: WholeQuote }) => {
  const isCustomer = (by: string): boolean => by === 'guest' || by === quote.ownerId;
  const who = useWho(history.map(({ by }) => by).filter((by) => !isCustomer(by)));
  return (
    <Section title="History" className="min-w-0 space-y-3">
      <HistoryLines>
        {history.map((entry) => (
          <HistoryLine
            key={entry.id}
            who={isCustomer(entry.by) ? quote.name : who(entry.by)}
            what={quoteDeedWords[entry.what]}
            at={entry.at}
            changes={priceChange(entry)}
            note={entry.text}
            edge={edges[entry.what]}
          />
        ))}
      </HistoryLines>
    </Section>
  );
};
