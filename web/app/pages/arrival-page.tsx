import { ReceiverBill } from '#web/features/billing/counter/receiver-bill.tsx';
import { FilesOf } from '#web/features/files/files-of.tsx';
import { PapersAtDestination } from '#web/features/papers/papers-at-destination.tsx';
import { ArrivalPage } from '#web/features/shipments/arrivals/arrival-page.tsx';
import { FlightPage } from '#web/features/shipments/arrivals/flight/flight-page.tsx';

const papersOf = (number: string) => (
  <>
    <PapersAtDestination subject={`shipment:${number}`} />
    <FilesOf subject={{ kind: 'shipment', id: number }} />
  </>
);
const billOf = (number: string) => <ReceiverBill shipment={number} />;
const papersOfFlight = (id: string) => <PapersAtDestination subject={`departure:${id}`} />;

/** `/agent/:number`, composed of features that do not import each other. */
export const ArrivalPageWithPapers = () => <ArrivalPage papers={papersOf} bill={billOf} />;

/** `/agent/flights/:id`, with the papers of the flight. */
export const ArrivalFlightPage = () => <FlightPage papers={papersOfFlight} />;
