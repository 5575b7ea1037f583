import { lazy, Suspense } from 'react';
import { hasFlown } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
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

const MyClaims = lazy(async () => ({
  default: (await import('#web/features/billing/claims/my-claims.tsx')).MyClaims,
}));

/** Nothing can be reported of goods that have not left, unless we miss them. */
const claimsOf = ({ number, pieces }: Shipment) =>
  pieces.some((piece) => hasFlown(piece) || piece.exception === 'MISSING') ? (
    <Suspense>
      <MyClaims key={number} number={number} />
    </Suspense>
  ) : null;

/** `/dashboard/shipments/:number`, composed of features that do not import each other. */
export const MyShipmentPageWithPapers = () => (
  <MyShipmentPage papers={papersOf} upload={invoiceFor} claims={claimsOf} />
);
