import * as z from 'zod/mini';
import { listed } from '../../kernel/listed.ts';
import { dateWords } from '../../kernel/new-york-words.ts';
import { staysOn } from '../care/shop-stay.ts';
import type { Use, VehicleState } from '../lifecycle.ts';
import { isExpiredOn } from '../papers/expiry.ts';
import { type VehiclePaper, vehiclePaperNames, vehiclePapers } from '../papers/paper.ts';
import { inspectedItems } from '../road/inspection.ts';
import type { Vehicle } from '../vehicle.ts';
import { isCommercial } from '../weight-class.ts';
import { daysTouched, type Hours, momentOf } from './hours.ts';

/** Why a vehicle may not be assigned, the hardest reason first. */
export const vehicleBlockCodes = [
  'RETIRED',
  'OUT_OF_SERVICE',
  'UNSAFE_FAULT',
  'PAPER_MISSING',
  'PAPER_EXPIRED',
  'USDOT_MISSING',
  'IN_SHOP',
] as const;

/** One reason, with a sentence for people. */
export const VehicleBlock = z.object({ code: z.enum(vehicleBlockCodes), text: z.string() });
export type VehicleBlock = z.infer<typeof VehicleBlock>;

/** A vehicle as far as its use depends on it. */
export type UsedVehicle = Pick<
  Vehicle,
  'recorded' | 'because' | 'faults' | 'papers' | 'gvwrLb' | 'usdot' | 'shop'
>;

const decided = ({ recorded, because }: UsedVehicle): readonly VehicleBlock[] => {
  const why = because === undefined ? '.' : `: ${because}`;
  if (recorded === 'RETIRED') return [{ code: recorded, text: `It is retired${why}` }];
  return recorded === 'OUT_OF_SERVICE' ? [{ code: recorded, text: `It is out of service${why}` }] : [];
};

const unsafe = ({ faults }: UsedVehicle): readonly VehicleBlock[] => {
  const items = faults.filter((fault) => fault.unsafe).map(({ item }) => inspectedItems[item]);
  return items.length === 0
    ? []
    : [
        {
          code: 'UNSAFE_FAULT',
          text: `A driver reported that it is not safe: ${listed([...new Set(items)])}.`,
        },
      ];
};

const lapsed =
  ({ papers }: UsedVehicle, days: readonly string[]) =>
  (kind: VehiclePaper): readonly VehicleBlock[] => {
    const paper = papers[kind];
    if (paper === undefined)
      return [{ code: 'PAPER_MISSING', text: `Its ${vehiclePaperNames[kind]} is not on record.` }];
    if (!days.some((day) => isExpiredOn(paper, day))) return [];
    return [
      {
        code: 'PAPER_EXPIRED',
        text: `The last day of its ${vehiclePaperNames[kind]} is ${dateWords(paper.expires)}.`,
      },
    ];
  };

const unmarked = (vehicle: UsedVehicle): readonly VehicleBlock[] =>
  isCommercial(vehicle) && vehicle.usdot === undefined
    ? [
        {
          code: 'USDOT_MISSING',
          text: 'It is so heavy that it needs a USDOT number, and has none on record.',
        },
      ]
    : [];

const inShop = ({ shop }: UsedVehicle, days: readonly string[]): readonly VehicleBlock[] =>
  shop
    .filter((stay) => staysOn(stay, days))
    .map(({ what, to }) => ({ code: 'IN_SHOP', text: `It is in the shop until ${dateWords(to)}: ${what}` }));

/**
 * Why a vehicle may not be assigned in these hours; empty when it may. A paper has to be valid on every New York day that has a part of
 * them, also where midnight is between. Whether another run has it in these hours is for the runs to say.
 */
export const vehicleBlocks = (vehicle: UsedVehicle, hours: Hours): readonly VehicleBlock[] => {
  const days = daysTouched(hours);
  return [
    ...decided(vehicle),
    ...unsafe(vehicle),
    ...vehiclePapers.flatMap(lapsed(vehicle, days)),
    ...unmarked(vehicle),
    ...inShop(vehicle, days),
  ];
};

const heldStates: Readonly<Record<VehicleBlock['code'], VehicleState>> = {
  RETIRED: 'RETIRED',
  OUT_OF_SERVICE: 'OUT_OF_SERVICE',
  UNSAFE_FAULT: 'OUT_OF_SERVICE',
  PAPER_MISSING: 'COMPLIANCE_HOLD',
  PAPER_EXPIRED: 'COMPLIANCE_HOLD',
  USDOT_MISSING: 'COMPLIANCE_HOLD',
  IN_SHOP: 'MAINTENANCE',
};

/**
 * The state of a vehicle at an instant. What holds it counts before what it does: a van whose paper expires at midnight is held from then
 * on, also while it is on a run.
 */
export const vehicleState = (vehicle: UsedVehicle, now: Date, use?: Use): VehicleState => {
  const [held] = vehicleBlocks(vehicle, momentOf(now));
  if (held !== undefined) return heldStates[held.code];
  if (use === undefined) return 'AVAILABLE';
  return use === 'UNDER_WAY' ? 'IN_USE' : 'RESERVED';
};

/** Why a driver may not set out with a vehicle in these hours: what blocks it, or that nobody has inspected it on this day. */
export const setOutBlocks = (
  vehicle: UsedVehicle & Pick<Vehicle, 'inspected'>,
  hours: Hours,
): readonly string[] => [
  ...vehicleBlocks(vehicle, hours).map(({ text }) => text),
  ...(vehicle.inspected?.day === daysTouched(hours)[0]
    ? []
    : ['Nobody has inspected it today. Inspect it first.']),
];
