import type { Position } from '../../departures/slots/distance.ts';

/** What goods are on a van: an empty barrel is a piece with the space that it takes. */
export interface Load {
  readonly lb: number;
  readonly cubicFeet: number;
  readonly pieces: number;
}

/** From when until when, in minutes since midnight in New York, both included. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** A stop that is to be planned. */
export interface StopToPlan {
  readonly id: string;
  readonly place: Position;
  /** When we may come: in any of these. */
  readonly windows: readonly Hours[];
  /** How long we stay at the door. */
  readonly minutes: number;
  /** What we carry there from the yard: empty barrels. */
  readonly brings?: Load;
  /** What we take along to the yard: full ones, boxes. */
  readonly takes?: Load;
  /** The van that dispatch fixed for it, and its turn among the stops that have one: lower ones come first. */
  readonly pinned?: { readonly van: string; readonly turn?: number };
}

/** A van with its driver on a day. */
export interface VanToPlan {
  readonly id: string;
  readonly carries: Load;
  /** Where it stands in the morning, and where it has to be at night. */
  readonly start: Position;
  readonly end: Position;
  /** The hours in which it may be on the road. */
  readonly shift: Hours;
  /** A break of so many minutes, all of it between two times. A run that is back while there is still time for it has none. */
  readonly lunch?: Hours & { readonly minutes: number };
}

/** All that is planned together. The ids of stops, and those of vans, are each other's only ones. */
export interface DayToPlan {
  readonly stops: readonly StopToPlan[];
  readonly vans: readonly VanToPlan[];
}

/** A stop on a run. Times are minutes since midnight in New York. */
export interface PlannedVisit {
  readonly stop: string;
  readonly arrives: number;
  readonly begins: number;
  readonly leaves: number;
  /** How long after its last window it begins; 0 when it is in time. */
  readonly lateMinutes: number;
  /** The drive to it. */
  readonly miles: number;
  /** What is on the van when it drives on. */
  readonly onVan: Load;
}

/** What one van does on a day. */
export interface PlannedRun {
  readonly van: string;
  readonly leavesAt: number;
  readonly visits: readonly PlannedVisit[];
  readonly backAt: number;
  readonly miles: number;
  /** When the driver has lunch, in a run that needs one. */
  readonly lunch?: Hours;
  /** It needs lunch, but in this order there is no time for it in its hours, or something would be later for it. */
  readonly lunchMissed: boolean;
  /** How long after the end of the shift it is back. */
  readonly overtimeMinutes: number;
  /** How much more than it carries is on the van at the worst moment; 0 of what fits. */
  readonly over: Load;
}
