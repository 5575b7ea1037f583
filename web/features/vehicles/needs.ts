import { countDays } from '#domain/kernel/new-york.ts';
import type { WorkDue } from '#domain/vehicles/care/maintenance.ts';
import { isExpiredOn } from '#domain/vehicles/papers/expiry.ts';
import { vehiclePaperNames } from '#domain/vehicles/papers/paper.ts';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { expiryWords, standingOf } from '#web/expiry/expiry.ts';
import { compactDateWords } from '#web/phrases/days.ts';
import { faultWords, milesWords, papersOf } from './words.tsx';

const paperReasons = (vehicle: Pick<Vehicle, 'papers'>, today: string): readonly string[] =>
  papersOf(vehicle)
    .filter(({ expires }) => expires === undefined || isExpiredOn({ expires }, today))
    .map(({ kind, expires }) => `The ${vehiclePaperNames[kind]} ${expiryWords(expires, today)}.`);

/** Why a vehicle cannot be used now, each as a sentence. Of papers it says when they ended. */
export const reasonsOf = ({ vehicle, blocks }: VehicleNow, today: string): readonly string[] => {
  const others = blocks.filter(({ code }) => code !== 'PAPER_MISSING' && code !== 'PAPER_EXPIRED');
  const areFirst = others.filter(({ code }) => code !== 'USDOT_MISSING' && code !== 'IN_SHOP');
  return [
    ...areFirst.map(({ text }) => text),
    ...(areFirst.some(({ code }) => code === 'RETIRED') ? [] : paperReasons(vehicle, today)),
    ...others.filter((block) => !areFirst.includes(block)).map(({ text }) => text),
  ];
};

/** How far away planned work is: `in 380 mi`, `in 12 days`, `since Nov 30, 2026`. The nearer of days and miles counts. */
export const workLeft = ({ day, miles, state }: WorkDue, milesNow: number, today: string): string => {
  const left = miles === undefined ? undefined : miles - milesNow;
  if (state === 'OVERDUE') {
    if (left !== undefined && left < 0) return `${milesWords(-left)} late`;
    return day === undefined ? 'now' : `since ${compactDateWords(day)}`;
  }
  const days = day === undefined ? undefined : countDays(today, day) - 1;
  const inDays = days === undefined ? '' : days === 1 ? 'in 1 day' : `in ${days} days`;
  return [left === undefined ? '' : `in ${milesWords(left)}`, inDays].filter(Boolean).join(' or ');
};

/** What somebody has to do about a vehicle soon, though it can be used, the most urgent first. */
export const soonOf = ({ vehicle, due }: VehicleNow, today: string): readonly string[] => {
  if (vehicle.recorded === 'RETIRED') return [];
  const work = (state: WorkDue['state'], words: string): readonly string[] =>
    due
      .filter((one) => one.state === state)
      .map((one) => `${one.what} is ${words}: ${workLeft(one, vehicle.odometer.miles, today)}.`);
  return [
    ...vehicle.faults.filter(({ unsafe }) => !unsafe).map((fault) => `A fault is open. ${faultWords(fault)}`),
    ...work('OVERDUE', 'overdue'),
    ...papersOf(vehicle)
      .filter(({ expires }) => standingOf(expires, today) === 'SOON')
      .map(({ kind, expires }) => `The ${vehiclePaperNames[kind]} ${expiryWords(expires, today)}.`),
    ...work('SOON', 'due soon'),
  ];
};

const rankOf = (now: VehicleNow, today: string): number => {
  if (now.state === 'RETIRED') return 3;
  if (now.state === 'COMPLIANCE_HOLD' || now.state === 'OUT_OF_SERVICE') return 0;
  return soonOf(now, today).length > 0 ? 1 : 2;
};

/** The vehicles with those first that need somebody: what cannot be used, then what has to be seen to soon. */
export const inOrder = (vehicles: readonly VehicleNow[], today: string): readonly VehicleNow[] =>
  vehicles.toSorted(
    (one, other) =>
      rankOf(one, today) - rankOf(other, today) || one.vehicle.name.localeCompare(other.vehicle.name),
  );
