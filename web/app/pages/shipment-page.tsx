import { FilesOf } from '#web/features/files/files-of.tsx';
import { ShipmentPage } from '#web/features/shipments/desk/shipment/shipment-page.tsx';
import type { Area } from '#web/shell/screens.ts';

const papersOf = (number: string) => <FilesOf subject={{ kind: 'shipment', id: number }} />;

/** `/staff/shipments/:number`, composed of features that do not import each other. */
export const DeskShipmentPage = ({ area }: { readonly area: Area }) => (
  <ShipmentPage area={area} papers={papersOf} />
);
