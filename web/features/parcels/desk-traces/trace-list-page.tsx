import { type TraceState, traceStates } from '#domain/parcels/trace/trace.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { traceStates as stateWords } from '../words/trace-words.ts';
import { traceKind } from './trace-kind.tsx';
import { TraceView } from './trace-page.tsx';
import { useTraces } from './use-desk-traces.ts';

const Filter = ({ current }: { readonly current: TraceState }) => (
  <ChoiceLinks
    label="State"
    choices={traceStates.map((state) => ({
      label: stateWords[state].words,
      search: state === 'OPEN' ? '?' : `?state=${state}`,
      current: state === current,
    }))}
  />
);

const Nothing = ({ state }: { readonly state: TraceState }) =>
  state === 'OPEN' ? (
    <EmptyState title="No missed parcels here">
      A customer who does not see what the store says was delivered asks in their mailbox. It appears here
      with the hour that we promised.
    </EmptyState>
  ) : (
    <EmptyState title="None yet">Searches that ended this way are listed here.</EmptyState>
  );

/** Searches of a state: the open ones by the promised hour. The state is in the address. */
export const TraceListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const asked = new URLSearchParams(place.query).get('state');
  const state = traceStates.find((one) => one === asked) ?? 'OPEN';
  const query = useTraces(state, place.cursor);
  const nameOf = useNames((query.data?.items ?? []).map(({ ownerId }) => ownerId));
  return (
    <DeskList
      kind={traceKind(area, nameOf)}
      title="Missed parcels"
      place={place}
      query={query}
      filters={<Filter current={state} />}
      empty={<Nothing state={state} />}
      panel={(reference) => <TraceView reference={reference} area={area} />}
    />
  );
};
