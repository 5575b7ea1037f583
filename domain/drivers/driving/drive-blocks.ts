import * as z from 'zod/mini';
import { dateWords } from '../../kernel/new-york-words.ts';
import { daysTouched, type Hours } from '../../vehicles/assigning/hours.ts';
import {
  type UsedVehicle,
  type VehicleBlock,
  vehicleBlocks,
} from '../../vehicles/assigning/vehicle-blocks.ts';
import { isExpiredOn } from '../../vehicles/papers/expiry.ts';
import { isCommercial, needsCommercialLicense } from '../../vehicles/weight-class.ts';
import type { Driver } from '../driver.ts';
import { type PersonPaper, personPaperNames, personPapers } from '../papers.ts';
import { isOnShift } from '../shifts/on-shift.ts';

/** Why somebody may not drive a vehicle, the hardest reason first. */
const driverBlockCodes = [
  'ENDED',
  'LICENSE_EXPIRED',
  'LICENSE_CLASS',
  'PAPER_MISSING',
  'PAPER_EXPIRED',
  'ABSENT',
  'OFF_SHIFT',
] as const;

/** One reason, with a sentence for people. */
export const DriverBlock = z.object({ code: z.enum(driverBlockCodes), text: z.string() });
export type DriverBlock = z.infer<typeof DriverBlock>;

/** A driver as far as their use depends on it. */
export type UsedDriver = Pick<Driver, 'license' | 'papers' | 'weekly' | 'changes' | 'absences' | 'endedAt'>;
type Weighed = Pick<UsedVehicle, 'gvwrLb'>;

const ended = ({ endedAt }: UsedDriver): readonly DriverBlock[] =>
  endedAt === undefined ? [] : [{ code: 'ENDED', text: 'This person does not drive for us any more.' }];

const unlicensed = (
  { license }: UsedDriver,
  vehicle: Weighed,
  days: readonly string[],
): readonly DriverBlock[] => [
  ...(days.some((day) => isExpiredOn(license, day))
    ? [
        {
          code: 'LICENSE_EXPIRED' as const,
          text: `The last day of the driver’s license is ${dateWords(license.expires)}.`,
        },
      ]
    : []),
  ...(needsCommercialLicense(vehicle) && !['CDL_A', 'CDL_B'].includes(license.class)
    ? [
        {
          code: 'LICENSE_CLASS' as const,
          text: 'This vehicle is so heavy that it needs a commercial license of class A or B.',
        },
      ]
    : []),
];

const lapsed =
  ({ papers }: UsedDriver, days: readonly string[]) =>
  (kind: PersonPaper): readonly DriverBlock[] => {
    const paper = papers[kind];
    if (paper === undefined)
      return [{ code: 'PAPER_MISSING', text: `The ${personPaperNames[kind]} is not on record.` }];
    if (!days.some((day) => isExpiredOn(paper, day))) return [];
    return [
      {
        code: 'PAPER_EXPIRED',
        text: `The last day of the ${personPaperNames[kind]} is ${dateWords(paper.expires)}.`,
      },
    ];
  };

const absent = ({ absences }: UsedDriver, days: readonly string[]): readonly DriverBlock[] => {
  const absence = absences.find(({ from, to }) => days.some((day) => from <= day && day <= to));
  return absence === undefined
    ? []
    : [{ code: 'ABSENT', text: `This driver is away until ${dateWords(absence.to)}.` }];
};

const offShift = (driver: UsedDriver, hours: Hours): readonly DriverBlock[] =>
  isOnShift(driver, hours) ? [] : [{ code: 'OFF_SHIFT', text: 'These hours are not all in a shift.' }];

/**
 * Why somebody may not drive a vehicle in these hours; empty when they may. Papers have to be valid on every New York day that has a part of
 * the hours, also where midnight is between. Whether they are on another run then is for the runs to say.
 */
export const driverBlocks = (driver: UsedDriver, vehicle: Weighed, hours: Hours): readonly DriverBlock[] => {
  const days = daysTouched(hours);
  const needed = personPapers.filter((kind) => kind !== 'medicalCard' || isCommercial(vehicle));
  return [
    ...ended(driver),
    ...unlicensed(driver, vehicle, days),
    ...needed.flatMap(lapsed(driver, days)),
    ...absent(driver, days),
    ...offShift(driver, hours),
  ];
};

/** Everything against a run of this driver with this vehicle in these hours. Whoever assigns asks here, and nowhere else. */
export const assignmentBlocks = (
  driver: UsedDriver,
  vehicle: UsedVehicle,
  hours: Hours,
): { readonly vehicle: readonly VehicleBlock[]; readonly driver: readonly DriverBlock[] } => ({
  vehicle: vehicleBlocks(vehicle, hours),
  driver: driverBlocks(driver, vehicle, hours),
});
