import * as z from 'zod/mini';
import { boundedNumber } from '../kernel/bounded-number.ts';
import { crossFieldCheck } from '../kernel/cross-field-check.ts';
import { oneLine } from '../kernel/person/one-line.ts';
import { MOST_PLANNED, PlannedWork } from './care/maintenance.ts';
import { Odometer } from './care/odometer.ts';
import { ShopStay } from './care/shop-stay.ts';
import { recordedStates } from './lifecycle.ts';
import { VehiclePapers } from './papers/paper.ts';
import { OpenFault } from './road/inspection.ts';
import { Vin } from './vin.ts';

/** The house has few vehicles, so all of them are read at once. */
export const MOST_VEHICLES = 50;

const Name = z
  .string()
  .check(z.overwrite(oneLine), z.minLength(2, 'Give it a name, such as Van 1'), z.maxLength(40));
const Plate = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[A-Z0-9]{2,8}$/, 'A plate has 2 to 8 letters and digits.'),
);
const UsdotNumber = z.string().check(z.regex(/^\d{1,8}$/, 'A USDOT number has up to 8 digits.'));

const facts = {
  name: Name,
  plate: Plate,
  vin: Vin,
  /** What it may carry, in pounds. */
  payloadLb: boundedNumber(1, 80_000),
  /** Its room, in cubic feet. */
  volumeFt3: boundedNumber(1, 5000),
  /** What it may weigh when it is full, as its maker rates it. */
  gvwrLb: z.int().check(z.minimum(1000), z.maximum(80_000)),
  /** As it stands on its doors. */
  usdot: z.optional(UsdotNumber),
  papers: VehiclePapers,
  plan: z.array(PlannedWork).check(z.maxLength(MOST_PLANNED)),
} as const;

/** What dispatch enters of a vehicle. */
export const VehicleForm = z
  .strictObject(facts)
  .check(
    crossFieldCheck(({ payloadLb, gvwrLb }) =>
      payloadLb >= gvwrLb
        ? [{ path: ['payloadLb'], message: 'It cannot carry as much as it may weigh when it is full.' }]
        : [],
    ),
  );
export type VehicleForm = z.infer<typeof VehicleForm>;

/** A vehicle. Instants are ISO 8601 UTC, days are those of New York. */
export const Vehicle = z.object({
  id: z.uuid(),
  version: z.int().check(z.minimum(1)),
  ...facts,
  recorded: z.enum(recordedStates),
  /** Why it is out of service, or retired. */
  because: z.optional(z.string()),
  odometer: Odometer,
  shop: z.array(ShopStay),
  /** What nobody has seen to yet. */
  faults: z.array(OpenFault),
  /** The last inspection by a driver, and its New York day. */
  inspected: z.optional(z.object({ id: z.uuid(), day: z.string(), at: z.string(), by: z.string() })),
  /** Keys of the warnings about its papers that were told. */
  told: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  changedAt: z.string(),
  closedAt: z.optional(z.string()),
});
export type Vehicle = z.infer<typeof Vehicle>;
