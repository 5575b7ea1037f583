import { DeskList } from '#web/desk-list/desk-list.tsx';
import { queryOf } from '#web/desk-list/question/question-in.ts';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ParcelView } from '../parcel/parcel-page.tsx';
import { useParcels } from '../use-desk-parcels.ts';
import { Backlog } from './backlog.tsx';
import { ParcelFilters } from './filters.tsx';
import { parcelKind } from './parcel-kind.tsx';
import { type Question, questionOf } from './question.ts';

const Nothing = ({ question }: { readonly question: Question }) => {
  if (question.search !== undefined)
    return (
      <EmptyState title={`Nothing found for “${question.search}”`}>
        The search looks for the code on our label, the tracking number, the mailbox, the order or the
        shipment, whole or by its end. What has left is found by its whole code or tracking number.
      </EmptyState>
    );
  if (question.state === 'UNIDENTIFIED')
    return <EmptyState title="Nothing is unidentified">Every parcel here has an owner.</EmptyState>;
  return queryOf(question) === '' ? (
    <EmptyState title="No parcels here">What is received at the bench appears here.</EmptyState>
  ) : (
    <EmptyState title="No parcels in this list">Take a filter away, or search.</EmptyState>
  );
};

/** The parcels of the desk. The question is in the address, so that it can be shared and kept as a view. */
export const ParcelListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  return (
    <DeskList
      kind={parcelKind(area, question)}
      title="Parcels"
      place={place}
      query={useParcels(question, place.cursor)}
      searchLabel="Any number on it"
      filters={
        <ParcelFilters
          question={question}
          onAsk={(change) => place.ask((now) => queryOf(change(questionOf(new URLSearchParams(now)))))}
        />
      }
      above={<Backlog area={area} />}
      empty={<Nothing question={question} />}
      panel={(code) => <ParcelView code={code} area={area} />}
    />
  );
};
