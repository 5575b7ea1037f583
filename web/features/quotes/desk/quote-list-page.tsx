import { quoteStatuses } from '#domain/quotes/lifecycle.ts';
import { MAX_COUNTED } from '#domain/quotes/limits.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { quoteKind } from './quote-kind.tsx';
import { QuoteView } from './quote-page.tsx';
import { type Shown, useDeskQuotes } from './use-desk-quotes.ts';
import { useQuoteCounts } from './use-quote-counts.ts';

const shownIn = (asked: URLSearchParams): Shown => {
  const search = asked.get('search');
  if (search) return { kind: 'found', search };
  const status = quoteStatuses.find((one) => one === asked.get('status'));
  if (status !== undefined) return { kind: 'status', status };
  return { kind: 'waiting', taken: asked.get('taken') ?? undefined };
};

const counted = (words: string, count: number | undefined): string => {
  if (count === undefined) return words;
  return `${words} (${count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : count})`;
};

/** One choice instead of many buttons: every list that an index can answer. */
const Which = ({
  shown,
  query,
  onAsk,
}: {
  readonly shown: Shown;
  readonly query: string;
  readonly onAsk: (query: string) => void;
}) => {
  const { data } = useQuoteCounts();
  const colleague =
    shown.kind === 'waiting' && shown.taken !== 'me' && shown.taken !== 'nobody' ? shown.taken : undefined;
  const nameOf = useNames(colleague === undefined ? [] : [colleague]);
  return (
    <PlainSelect label="Show" required value={query} onChange={({ target }) => onAsk(target.value)}>
      <optgroup label="Waiting for us">
        <option value="">{counted('All that wait', data?.waiting)}</option>
        <option value="taken=nobody">{counted('Nobody has taken', data?.nobody)}</option>
        <option value="taken=me">{counted('I have taken', data?.me)}</option>
        {colleague === undefined ? null : <option value={query}>{nameOf(colleague)} has taken</option>}
      </optgroup>
      {shown.kind === 'found' ? <option value={query}>Found for “{shown.search}”</option> : null}
      <optgroup label="Status">
        {quoteStatuses.map((status) => (
          <option key={status} value={`status=${status}`}>
            {quoteStatusNames[status]}
          </option>
        ))}
      </optgroup>
    </PlainSelect>
  );
};

const Nothing = ({ shown }: { readonly shown: Shown }) => {
  if (shown.kind === 'found')
    return (
      <EmptyState title={`Nothing found for “${shown.search}”`}>
        Names find quotes that can still become a shipment. Older ones are found by the whole reference or the
        whole e-mail address.
      </EmptyState>
    );
  return shown.kind === 'waiting' ? (
    <EmptyState title="Nothing waits">Prices to set and messages to answer appear here.</EmptyState>
  ) : (
    <EmptyState title="No quotes here">No quote has this status now.</EmptyState>
  );
};

/** The desk's quotes: what waits, the longest wait first, those of a status, or what a search finds. */
export const QuoteListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const shown = shownIn(new URLSearchParams(place.query));
  const query = useDeskQuotes(shown, place.cursor);
  const nameOf = useNames((query.data?.items ?? []).flatMap(({ assignee }) => assignee ?? []));
  return (
    <DeskList
      kind={quoteKind(area, nameOf)}
      title="Quotes"
      place={place}
      query={query}
      searchLabel="Name, reference or e-mail"
      filters={<Which shown={shown} query={place.query} onAsk={place.ask} />}
      empty={<Nothing shown={shown} />}
      panel={(reference) => <QuoteView reference={reference} area={area} />}
    />
  );
};
