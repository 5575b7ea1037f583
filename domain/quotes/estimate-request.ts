import * as z from 'zod/mini';
import { BarrelCode } from '../kernel/barrel-code.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import type * as engine from './estimate.ts';

/** Five digits, as somebody types where we are to pick up. */
export const UsZip = z.string().check(z.regex(/^\d{5}$/, 'Invalid ZIP code format. Use 12345'));

/** As many kinds of boxes and barrels as the calculator has rows. More are quoted by phone. */
const MOST_KINDS_OF_GOODS = 20;

/** More must be a typing mistake; the calculator has the same limits. */
const Quantity = z.int().check(z.minimum(1), z.maximum(999));
const Weight = z.number().check(z.positive(), z.maximum(5000));
const Side = z.number().check(z.positive(), z.maximum(600));
/** Cents, up to a million dollars. */
const Value = z.int().check(z.minimum(1), z.maximum(100_000_000));

const BoxGoods = z.strictObject({
  kind: z.literal('box'),
  quantity: Quantity,
  length: Side,
  width: Side,
  height: Side,
  lengthUnit: z.enum(['in', 'cm']),
  weight: Weight,
  weightUnit: z.enum(['lb', 'kg']),
});

const BarrelGoods = z.strictObject({
  kind: z.literal('barrel'),
  barrel: BarrelCode,
  quantity: Quantity,
  weight: Weight,
  weightUnit: z.enum(['lb', 'kg']),
  emptyNeeded: z.optional(z.boolean()),
});

/** Boxes of one size, or barrels of one size. */
const Goods = z.discriminatedUnion('kind', [BoxGoods, BarrelGoods]);

/**
 * What somebody asks a price for: the input of the price engine as it is sent and stored. The server works out the miles of
 * a pickup itself, from the ZIP code.
 */
export const EstimateRequest = z.strictObject({
  to: z.enum(destinationCodes),
  goods: z.array(Goods).check(z.minLength(1), z.maxLength(MOST_KINDS_OF_GOODS)),
  service: z.enum(['standard', 'express']),
  mailbox: z.boolean(),
  pickupMiles: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  pickupZip: z.optional(UsZip),
  stairs: z.optional(z.boolean()),
  doorDelivery: z.optional(z.boolean()),
  brokerage: z.boolean(),
  declaredValue: z.optional(Value),
  insured: z.boolean(),
  dearestKindValue: z.optional(Value),
});
export type EstimateRequest = z.infer<typeof EstimateRequest>;

/** The engine takes what the schema lets through: this does not compile otherwise. */
const _asTheEngineTakesIt = (request: EstimateRequest): engine.EstimateRequest => request;
