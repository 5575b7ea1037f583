import { DeskList } from '#web/desk-list/desk-list.tsx';
import { queryOf } from '#web/desk-list/question/question-in.ts';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { type PapersOfShipment, ShipmentView } from '../shipment/shipment-page.tsx';
import { useShipments } from '../use-desk-shipments.ts';
import { useFlightDays } from '../use-flight-days.ts';
import { ShipmentFilters } from './filters.tsx';
import { type Question, questionOf } from './question.ts';
import { shipmentKind } from './shipment-kind.tsx';
import { useSums } from './use-sums.ts';

const Nothing = ({ question }: { readonly question: Question }) =>
  question.search === undefined ? (
    <EmptyState title="No shipments here">
      {queryOf(question) === '' ? 'Booked shipments appear here.' : 'Take a filter away, or search.'}
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${question.search}”`}>
      The search looks through open shipments. Try one name written in full, a phone number, the tracking
      number or the waybill. Delivered ones are listed by month.
    </EmptyState>
  );

/** Shipments, newest first, by several filters together. The question is in the address, so that it can be shared. */
export const ShipmentListPage = ({
  area,
  papers = () => null,
}: {
  readonly area: Area;
  /** Shows the papers of a shipment. */
  readonly papers?: PapersOfShipment;
}) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  const dayOf = useFlightDays();
  return (
    <DeskList
      kind={shipmentKind(area, dayOf, question)}
      title="Shipments"
      place={place}
      query={useShipments(question, place.cursor)}
      searchLabel="Number, waybill, name or phone"
      filters={
        <ShipmentFilters
          question={question}
          dayOf={dayOf}
          onAsk={(change) => place.ask((now) => queryOf(change(questionOf(new URLSearchParams(now)))))}
        />
      }
      sums={useSums(question)}
      empty={<Nothing question={question} />}
      panel={(number) => <ShipmentView number={number} area={area} papers={papers} />}
    />
  );
};
