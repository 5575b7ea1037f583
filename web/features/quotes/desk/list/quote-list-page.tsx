import { DeskList } from '#web/desk-list/desk-list.tsx';
import { queryOf } from '#web/desk-list/question/question-in.ts';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QuoteView } from '../quote-page.tsx';
import { useDeskQuotes } from '../use-desk-quotes.ts';
import { QuoteFilters } from './filters.tsx';
import { isOfQueue, type Question, questionOf } from './question.ts';
import { quoteKind } from './quote-kind.tsx';

const Nothing = ({ question }: { readonly question: Question }) => {
  const { search } = question;
  if (search !== undefined)
    return (
      <EmptyState title={`Nothing found for “${search}”`}>
        Names find quotes that can still become a shipment. Older ones are found by the whole reference or the
        whole e-mail address.
      </EmptyState>
    );
  if (queryOf(question) === '')
    return <EmptyState title="Nothing waits">Prices to set and messages to answer appear here.</EmptyState>;
  return (
    <EmptyState title={isOfQueue(question) ? 'Nothing here waits' : 'No quotes here'}>
      Take a filter away, or search.
    </EmptyState>
  );
};

/** The desk's quotes: what waits, the longest wait first, what is open or over, or what a search finds. The question is in the address. */
export const QuoteListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  const query = useDeskQuotes(question, place.cursor);
  const nameOf = useNames((query.data?.items ?? []).flatMap(({ assignee }) => assignee ?? []));
  return (
    <DeskList
      kind={quoteKind(area, nameOf, question)}
      title="Quotes"
      place={place}
      query={query}
      searchLabel="Name, reference or e-mail"
      filters={
        <QuoteFilters
          question={question}
          onAsk={(change) => place.ask((now) => queryOf(change(questionOf(new URLSearchParams(now)))))}
        />
      }
      empty={<Nothing question={question} />}
      panel={(reference) => <QuoteView reference={reference} area={area} />}
    />
  );
};
