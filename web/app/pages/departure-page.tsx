import { DeparturePage } from '#web/features/departures/page/departure-page.tsx';
import { Replan } from '#web/features/shipments/desk/replan/replan.tsx';
import type { Area } from '#web/shell/screens.ts';

/** `/staff/departures/:id`, composed of features that do not import each other. */
export const DeskDeparturePage = ({ area }: { readonly area: Area }) => (
  <DeparturePage area={area} replan={(id) => <Replan id={id} area={area} />} />
);
