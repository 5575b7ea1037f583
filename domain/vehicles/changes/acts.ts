import * as z from 'zod/mini';
import { oneLine } from '../../kernel/person/one-line.ts';
import { WorkDone } from '../care/maintenance.ts';
import { Reading } from '../care/odometer.ts';
import { ShopStay } from '../care/shop-stay.ts';
import { Cost } from '../road/cost.ts';
import { Inspection, Mended } from '../road/inspection.ts';

const Because = z.string().check(z.overwrite(oneLine), z.minLength(3, 'Write why'), z.maxLength(200));

/** What dispatch does with a vehicle. */
export const VehicleAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('TAKE_OUT'), because: Because }),
  z.strictObject({ kind: z.literal('PUT_BACK') }),
  z.strictObject({ kind: z.literal('RETIRE'), because: Because }),
  z.strictObject({ kind: z.literal('BOOK_SHOP'), stay: ShopStay }),
  z.strictObject({ kind: z.literal('DROP_SHOP'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('MEND'), mended: Mended }),
  z.strictObject({ kind: z.literal('MAINTAIN'), work: WorkDone }),
]);
export type VehicleAct = z.infer<typeof VehicleAct>;

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
] as const satisfies readonly ('ADDED' | 'SAVED' | VehicleAct['kind'] | RoadReport['kind'])[];

/** One entry of the history, append-only. */
export const VehicleEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(vehicleDeeds),
  /** A user id, or `system`. */
  by: z.string(),
  text: z.optional(z.string()),
});
export type VehicleEntry = z.infer<typeof VehicleEntry>;
