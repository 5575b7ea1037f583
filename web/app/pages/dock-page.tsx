import { BookingInFront } from '#web/features/bookings/desk/booking/booking-in-front.tsx';
import { PrintLabels } from '#web/features/papers/print-labels.tsx';
import { DockPage } from '#web/features/shipments/dock/dock-page.tsx';
import type { LabelsOf } from '#web/features/shipments/dock/find/labels-of.ts';

const labelsOf: LabelsOf = (number, words, pieces) => (
  <PrintLabels number={number} pieces={pieces}>
    {words}
  </PrintLabels>
);

/** `/staff/dock`, composed of features that do not import each other. */
export const DockPageWithLabels = () => (
  <DockPage
    labels={labelsOf}
    bookings={(reference) => <BookingInFront key={reference} reference={reference} />}
  />
);
