import { lazy, Suspense } from 'react';
import { FilesOf } from '#web/features/files/files-of.tsx';
import { PapersAtDesk } from '#web/features/papers/papers-of.tsx';
import { PrintSlip } from '#web/features/papers/print-slip.tsx';
import { ShipmentListPage } from '#web/features/shipments/desk/list/shipment-list-page.tsx';
import { ShipmentPage } from '#web/features/shipments/desk/shipment/shipment-page.tsx';
import type { Area } from '#web/shell/screens.ts';

const ClaimsOfShipment = lazy(async () => ({
  default: (await import('#web/features/billing/claims/claims-of-shipment.tsx')).ClaimsOfShipment,
}));

/** What we print, then what the sender sent, and what is claimed. */
const papersOf = (number: string, pieces: readonly number[], area: Area) => (
  <>
    <PapersAtDesk subject={`shipment:${number}`} pieces={pieces} />
    <PrintSlip number={number} />
    <FilesOf subject={{ kind: 'shipment', id: number }} />
    <Suspense>
      <ClaimsOfShipment key={number} number={number} area={area} />
    </Suspense>
  </>
);

/** `/staff/shipments/:number`, composed of features that do not import each other. */
export const DeskShipmentPage = ({ area }: { readonly area: Area }) => (
  <ShipmentPage area={area} papers={papersOf} />
);

/** `/staff/shipments`; a shipment in its panel has its papers too. */
export const DeskShipmentListPage = ({ area }: { readonly area: Area }) => (
  <ShipmentListPage area={area} papers={papersOf} />
);
