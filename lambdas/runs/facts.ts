import type { PlanningFacts } from '#domain/runs/planning/board-day.ts';
import { stopIdOf, type VisitToMake } from '#domain/runs/run.ts';
import {
  isToDrive,
  notReadyBecause,
  type VisitKnown,
  type VisitOfBooking,
  visitToMake,
} from '#domain/runs/visits/visit-to-make.ts';
import type { FindZipCode } from '../quotes/index.ts';
import type { ReadSetting } from '../settings/index.ts';

export interface FactDeps {
  readonly readSetting: ReadSetting;
  readonly findZipCode: FindZipCode;
}

/** Where the yard is, how days are planned, and where ZIP codes are. */
export interface Facts extends PlanningFacts {
  readonly known: VisitKnown;
}

/** What plans follow from beside bookings, vans and drivers. */
export const readFacts = async ({ readSetting, findZipCode }: FactDeps): Promise<Facts> => {
  const [{ facility }, planning] = await Promise.all([readSetting('brand'), readSetting('planning')]);
  return {
    yard: { latitude: facility.latitude, longitude: facility.longitude },
    planning,
    known: { positionOf: findZipCode, planning },
  };
};

/** The visits of pickups to which somebody can drive, and the others with the reason. */
export const sorted = (all: readonly VisitOfBooking[], known: VisitKnown) => {
  const visits: VisitToMake[] = [];
  const notReady: { booking: string; because: string }[] = [];
  for (const one of all.filter(isToDrive)) {
    const because = notReadyBecause(one, known);
    const visit = because === undefined ? visitToMake(one, known) : undefined;
    if (visit !== undefined) visits.push(visit);
    if (because !== undefined) notReady.push({ booking: one.booking.reference, because });
  }
  return { visits, notReady };
};

/** Visits by the ids of their stops. */
export const byStop = (visits: readonly VisitToMake[]): ReadonlyMap<string, VisitToMake> =>
  new Map(visits.map((visit) => [stopIdOf(visit), visit]));
