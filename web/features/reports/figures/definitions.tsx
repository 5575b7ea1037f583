import { Definitions as Counted } from '#web/ui/data/definitions.tsx';
import { measuresOf } from './measures.ts';
import type { ReportView } from './views.ts';

/** How each figure of a part is counted. */
export const Definitions = ({ view }: { readonly view: ReportView }) => (
  <Counted
    measures={measuresOf(view)}
    month="That of the day in the number of the flight. A shipment without a flight is in the month of its booking."
  />
);
