import { DepartureListPage } from '#web/features/departures/list/departure-list-page.tsx';
import { DeparturePage } from '#web/features/departures/page/departure-page.tsx';
import type { ForeseenSlot } from '#web/features/departures/page/foreseen-slot.ts';
import { PapersAtDesk } from '#web/features/papers/papers-of.tsx';
import { Closing } from '#web/features/shipments/desk/closing/closing.tsx';
import { FlightProgress } from '#web/features/shipments/desk/flight-progress/flight-progress.tsx';
import { ForeseenChange } from '#web/features/shipments/desk/replan/foreseen-change.tsx';
import { Replan } from '#web/features/shipments/desk/replan/replan.tsx';
import type { Area } from '#web/shell/screens.ts';

const replanIn = (area: Area) => (id: string) => <Replan id={id} area={area} />;
const closingIn = (area: Area) => (id: string) => <Closing id={id} area={area} />;
const papersOf = (id: string, manifests: number) => (
  <PapersAtDesk subject={`departure:${id}`} versions={manifests} />
);

const foreseenIn =
  (area: Area): ForeseenSlot =>
  (id, change) => <ForeseenChange id={id} area={area} {...(change ? { change } : {})} />;
const followingIn = (area: Area) => (id: string) => <FlightProgress id={id} area={area} />;

/** `/staff/departures/:id`, composed of features that do not import each other. */
export const DeskDeparturePage = ({ area }: { readonly area: Area }) => (
  <DeparturePage
    area={area}
    replan={replanIn(area)}
    closing={closingIn(area)}
    following={followingIn(area)}
    foreseen={foreseenIn(area)}
    papers={papersOf}
  />
);

/** `/staff/departures`; a flight in its panel has the plan of its shipments too. */
export const DeskDepartureListPage = ({ area }: { readonly area: Area }) => (
  <DepartureListPage area={area} replan={replanIn(area)} />
);
