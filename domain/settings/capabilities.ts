import * as z from 'zod/mini';
import { crossFieldCheck, type FieldProblem, repeated } from '../kernel/cross-field-check.ts';
import { type DestinationCode, destinationCodes, eachDestination } from '../kernel/destinations.ts';
import { CounterIn } from './counters/counter.ts';
import { sampleCounters } from './counters/sample-counters.ts';

const Words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What receivers can count on in one country. */
const AtDestination = (code: DestinationCode) =>
  z.strictObject({
    /** Towns with delivery to the door. None until somebody delivers there. */
    deliveryTowns: z.array(Words(60)).check(z.maxLength(40)),
    /** The counter where goods are collected. Without one the destination is off: nobody can book to it. */
    collectAt: z.optional(CounterIn(code)),
  });

const CapabilityFields = z.strictObject({
  /** The channels by which customers are told where their shipment is. */
  notices: z.strictObject({ whatsapp: z.boolean(), email: z.boolean(), portal: z.boolean() }),
  /** People can look up a shipment on this website. */
  onlineTracking: z.boolean(),
  /** The office takes U.S. Mail (USPS) for addressees with a signed Form 1583. When false, it takes none. */
  uspsMail: z.boolean(),
  destinations: z.strictObject(eachDestination(AtDestination)),
});

const townProblems = ({ destinations }: z.infer<typeof CapabilityFields>): readonly FieldProblem[] =>
  destinationCodes.flatMap((code) =>
    repeated(destinations[code].deliveryTowns, (town) => town.toLowerCase()).map((index) => ({
      path: ['destinations', code, 'deliveryTowns', index],
      message: 'This town is on the list already: remove one',
    })),
  );

/**
 * What works today. Pages, e-mails and the app take every sentence about it from `capability-words.ts`, so that they never
 * promise what does not exist yet.
 */
export const Capabilities = CapabilityFields.check(crossFieldCheck(townProblems));
export type Capabilities = z.infer<typeof Capabilities>;

/**
 * What works today, as pages and app read it: with what follows from the stage and is no setting. Cards are taken while the card
 * provider's keys are there, so no admin can say otherwise.
 */
export const ShownCapabilities = z.extend(CapabilityFields, {
  /** People can pay by card on this website. */
  onlinePayment: z.boolean(),
});
export type ShownCapabilities = z.infer<typeof ShownCapabilities>;

/** What does not exist yet is off. What works is on, and an admin can switch it off. No destination has a counter. */
export const bareCapabilities: Capabilities = {
  notices: { whatsapp: true, email: true, portal: true },
  onlineTracking: true,
  uspsMail: false,
  destinations: eachDestination(() => ({ deliveryTowns: [] })),
};

/**
 * Until an admin saves something: with the sample counters, as the brand has a sample dock. Production is refused while they stand here
 * (`infra/stages.ts`), and nothing that was saved is ever completed by them (`restore.ts`).
 */
export const defaultCapabilities: Capabilities = {
  ...bareCapabilities,
  destinations: eachDestination((code) => ({ deliveryTowns: [], collectAt: sampleCounters[code] })),
};
