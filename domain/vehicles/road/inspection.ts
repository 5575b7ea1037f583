import * as z from 'zod/mini';
import { repeated } from '../../kernel/cross-field-check.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { Reading } from '../care/odometer.ts';

/** What a driver looks at before the day: the parts of 49 CFR 396.11(a)(1) that a van has. */
export const inspectedItems = {
  brakes: 'Brakes',
  parkingBrake: 'Parking brake',
  steering: 'Steering',
  lights: 'Lights and reflectors',
  tires: 'Tires',
  horn: 'Horn',
  wipers: 'Windshield wipers',
  mirrors: 'Mirrors',
  wheels: 'Wheels and rims',
  emergency: 'Fire extinguisher and warning triangles',
} as const;
export type InspectedItem = keyof typeof inspectedItems;
const itemNames = Object.keys(inspectedItems) as [InspectedItem, ...InspectedItem[]];
const ItemName = z.enum(itemNames);

const Note = z.string().check(z.overwrite(oneLine), z.minLength(3, 'Write what is wrong'), z.maxLength(300));

/** A fault as the driver reports it, with its photo. */
const ReportedFault = z.strictObject({
  id: z.uuid(),
  item: ItemName,
  note: Note,
  /** The file of the photo. */
  photo: z.uuid(),
  /** The driver says that it must not be driven so. */
  unsafe: z.boolean(),
});
export type ReportedFault = z.infer<typeof ReportedFault>;

/** A fault that nobody has seen to yet. */
export const OpenFault = z.object({ ...ReportedFault.shape, at: z.string(), by: z.string() });
export type OpenFault = z.infer<typeof OpenFault>;

/** So many faults are open of one vehicle. */
export const MOST_FAULTS = 30;

const areAllOnce = (items: readonly InspectedItem[]): boolean =>
  items.length === itemNames.length && repeated(items, (item) => item).length === 0;

/** The inspection of a day: the driver looked at every item, and reports what is wrong. */
export const Inspection = z.strictObject({
  /** Made on the phone: the same inspection sent again is recorded once. */
  id: z.uuid(),
  reading: Reading,
  looked: z
    .array(ItemName)
    .check(z.maxLength(itemNames.length), z.refine(areAllOnce, 'Look at every item, then send.')),
  faults: z.array(ReportedFault).check(z.maxLength(itemNames.length)),
});
export type Inspection = z.infer<typeof Inspection>;

/** How a fault ended: it was repaired, or somebody who knows says that no repair is needed (49 CFR 396.11(a)(3)). */
export const Mended = z.strictObject({
  fault: z.uuid(),
  how: z.enum(['REPAIRED', 'NOT_NEEDED']),
  note: Note,
});
export type Mended = z.infer<typeof Mended>;
