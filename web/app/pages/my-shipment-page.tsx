import { FilesOf } from '#web/features/files/files-of.tsx';
import { SendOne } from '#web/features/files/send-one.tsx';
import { PapersForSender } from '#web/features/papers/papers-of.tsx';
import { MyShipmentPage } from '#web/features/shipments/mine/shipment-page.tsx';

const papersOf = (number: string) => (
  <>
    <PapersForSender number={number} />
    <FilesOf subject={{ kind: 'shipment', id: number }} className="border-t-[1.5px] border-ink pt-4" />
  </>
);

const invoiceFor = (number: string) => (
  <SendOne subject={{ kind: 'shipment', id: number }} purpose="COMMERCIAL_INVOICE" />
);

/** `/dashboard/shipments/:number`, composed of features that do not import each other. */
export const MyShipmentPageWithPapers = () => <MyShipmentPage papers={papersOf} upload={invoiceFor} />;
