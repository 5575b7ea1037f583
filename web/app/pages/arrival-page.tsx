import { ReceiverBill } from '#web/features/billing/counter/receiver-bill.tsx';
import { FilesOf } from '#web/features/files/files-of.tsx';
import { ArrivalPage } from '#web/features/shipments/arrivals/arrival-page.tsx';

const papersOf = (number: string) => <FilesOf subject={{ kind: 'shipment', id: number }} />;
const billOf = (number: string) => <ReceiverBill shipment={number} />;

/** `/agent/:number`, composed of features that do not import each other. */
export const ArrivalPageWithPapers = () => <ArrivalPage papers={papersOf} bill={billOf} />;
