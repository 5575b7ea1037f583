import type { FileSubject } from '#domain/files/file.ts';
import type { WorkDue } from '#domain/vehicles/care/maintenance.ts';
import type { VehicleDeed } from '#domain/vehicles/changes/acts.ts';
import type { VehicleState } from '#domain/vehicles/lifecycle.ts';
import { type VehiclePaper, vehiclePaperNames, vehiclePapers } from '#domain/vehicles/papers/paper.ts';
import { inspectedItems, type OpenFault } from '#domain/vehicles/road/inspection.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { bySoonest } from '#web/expiry/expiry.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The states as dispatch reads them. */
export const states: Readonly<Record<VehicleState, { readonly words: string; readonly tone: BadgeTone }>> = {
  AVAILABLE: { words: 'Ready', tone: 'done' },
  RESERVED: { words: 'Planned today', tone: 'note' },
  IN_USE: { words: 'On the road', tone: 'note' },
  MAINTENANCE: { words: 'In the shop', tone: 'time' },
  COMPLIANCE_HOLD: { words: 'Cannot be used', tone: 'wrong' },
  OUT_OF_SERVICE: { words: 'Out of service', tone: 'wrong' },
  RETIRED: { words: 'Retired', tone: 'plain' },
};

export const StateBadge = ({ state }: { readonly state: VehicleState }) => (
  <Badge tone={states[state].tone}>{states[state].words}</Badge>
);

/** What somebody did with a vehicle, in words that follow a name. */
export const deedWords: Readonly<Record<VehicleDeed, string>> = {
  ADDED: 'added it',
  SAVED: 'changed it',
  TAKE_OUT: 'took it out of service',
  PUT_BACK: 'put it back in service',
  RETIRE: 'retired it',
  BOOK_SHOP: 'planned days in the shop',
  DROP_SHOP: 'canceled days in the shop',
  MEND: 'said how a fault ended',
  MAINTAIN: 'recorded work that was done',
  READ_ODOMETER: 'read the odometer',
  INSPECT: 'inspected it',
  SPEND: 'paid on the road',
  TAKE_BACK: 'took back an entry of what was paid',
};

/** How a fault ended. */
export const endedWords = { REPAIRED: 'Repaired', NOT_NEEDED: 'No repair is needed' } as const;

/** How near planned work is. */
export const dueWords: Readonly<
  Record<WorkDue['state'], { readonly words: string; readonly tone: BadgeTone }>
> = {
  LATER: { words: 'Later', tone: 'plain' },
  SOON: { words: 'Soon', tone: 'time' },
  OVERDUE: { words: 'Overdue', tone: 'wrong' },
};

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** The name of a paper at the beginning of a line: `Insurance card`. */
export const paperName = (kind: VehiclePaper): string => capital(vehiclePaperNames[kind]);

/** The papers of a vehicle in the order in which somebody has to see to them. */
export const papersOf = ({ papers }: Pick<Vehicle, 'papers'>) =>
  bySoonest(
    vehiclePapers.map((kind) => ({ kind, expires: papers[kind]?.expires, file: papers[kind]?.file })),
  );

/** Miles as people read them: `45,120 mi`. */
export const milesWords = (miles: number): string => `${miles.toLocaleString('en-US')} mi`;

/** A fault in a few words: `Brakes: pull to the left`. */
export const faultWords = ({ item, note }: Pick<OpenFault, 'item' | 'note'>): string =>
  `${inspectedItems[item]}: ${note}`;

/** What the papers and bills of a vehicle belong to. */
export const filesOf = ({ id }: Pick<Vehicle, 'id'>): FileSubject => ({ kind: 'vehicle', id });
/** What the photos of its faults belong to. */
export const photosOf = ({ id }: Pick<Vehicle, 'id'>): FileSubject => ({ kind: 'road', id });
