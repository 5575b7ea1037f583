import * as z from 'zod/mini';
import { oneLine } from '../../kernel/person/one-line.ts';
import { WorkDone } from '../care/maintenance.ts';
import { Reading } from '../care/odometer.ts';
import { ShopStay } from '../care/shop-stay.ts';
import { Cost } from '../road/cost.ts';
import { Inspection, Mended, OpenFault } from '../road/inspection.ts';
import { SaidAt } from '../said-at.ts';

const Because = z.string().check(z.overwrite(oneLine), z.minLength(3, 'Write why'), z.maxLength(200));

const steps = [
  z.strictObject({ kind: z.literal('TAKE_OUT'), because: Because }),
  z.strictObject({ kind: z.literal('PUT_BACK') }),
  z.strictObject({ kind: z.literal('RETIRE'), because: Because }),
  z.strictObject({ kind: z.literal('BOOK_SHOP'), stay: ShopStay }),
  z.strictObject({ kind: z.literal('DROP_SHOP'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('MEND'), mended: Mended }),
  z.strictObject({ kind: z.literal('MAINTAIN'), work: WorkDone }),
] as const;
const VehicleAct = z.discriminatedUnion('kind', steps);
/** A step of a vehicle. */
export type VehicleAct = z.infer<typeof VehicleAct>;

/** A wrong entry of what was paid is taken back by an entry of as many cents below zero. */
const TakeBack = z.strictObject({
  kind: z.literal('TAKE_BACK'),
  /** The id of the new entry, made on the device: the same act sent again takes it back once. */
  id: z.uuid(),
  /** The wrong entry. */
  cost: z.strictObject({ id: z.uuid(), at: SaidAt }),
});
export type TakeBack = z.infer<typeof TakeBack>;

/** What dispatch does with a vehicle and with what was paid for it. */
export const DeskAct = z.discriminatedUnion('kind', [...steps, TakeBack]);
export type DeskAct = z.infer<typeof DeskAct>;

/** What drivers report of a vehicle. A phone that was offline knows no so each report has an id or an instant of its own. */
export const RoadReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('READ_ODOMETER'), reading: Reading }),
  z.strictObject({ kind: z.literal('INSPECT'), inspection: Inspection }),
  z.strictObject({ kind: z.literal('SPEND'), cost: Cost }),
]);
export type RoadReport = z.infer<typeof RoadReport>;

/** What can happen to a vehicle, one entry of its history each. */
export const vehicleDeeds = [
  'ADDED',
  'SAVED',
  'TAKE_OUT',
  'PUT_BACK',
  'RETIRE',
  'BOOK_SHOP',
  'DROP_SHOP',
  'MEND',
  'MAINTAIN',
  'READ_ODOMETER',
  'INSPECT',
  'SPEND',
  'TAKE_BACK',
] as const satisfies readonly ('ADDED' | 'SAVED' | DeskAct['kind'] | RoadReport['kind'])[];
export type VehicleDeed = (typeof vehicleDeeds)[number];

/** One entry of the history, append-only. */
export const VehicleEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(vehicleDeeds),
  /** A user id, or `system`. */
  by: z.string(),
  text: z.optional(z.string()),
  /** The work that was done, with its bill. */
  work: z.optional(WorkDone),
  /** The fault that ended, and how. */
  ended: z.optional(z.object({ fault: OpenFault, how: Mended.shape.how })),
});
export type VehicleEntry = z.infer<typeof VehicleEntry>;
