import * as z from 'zod/mini';
import { crossFieldCheck, type FieldProblem, repeated } from '../kernel/cross-field-check.ts';
import { destinationCodes, eachDestination } from '../kernel/destinations.ts';

const Words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What receivers can count on in one country. */
const AtDestination = z.strictObject({
  /** Towns with delivery to the door. None until somebody delivers there. */
  deliveryTowns: z.array(Words(60)).check(z.maxLength(40)),
  /** Name and address of the counter where goods are collected. Left out until it is confirmed. */
  counter: z.optional(Words(200)),
  /** When that counter is open, and its phone number as people there read it. Shown with the counter only. */
  counterHours: z.optional(Words(120)),
  counterPhone: z.optional(
    z.string().check(z.trim(), z.regex(/^\+[1-9][\d ()-]{6,20}$/, 'Give the number as +592 600 0142')),
  ),
});
type AtDestination = z.infer<typeof AtDestination>;

const CapabilityFields = z.strictObject({
  /** The channels by which customers are told where their shipment is. */
  notices: z.strictObject({ whatsapp: z.boolean(), email: z.boolean(), portal: z.boolean() }),
  /** People can look up a shipment on this website. */
  onlineTracking: z.boolean(),
  /** The office takes U.S. Mail (USPS) for addressees with a signed Form 1583. When false, it takes none. */
  uspsMail: z.boolean(),
  destinations: z.strictObject(eachDestination(() => AtDestination)),
});

const townProblems = ({ destinations }: z.infer<typeof CapabilityFields>): readonly FieldProblem[] =>
  destinationCodes.flatMap((code) =>
    repeated(destinations[code].deliveryTowns, (town) => town.toLowerCase()).map((index) => ({
      path: ['destinations', code, 'deliveryTowns', index],
      message: 'This town is on the list already: remove one',
    })),
  );

/** Hours and a phone of no counter would be shown nowhere. */
const counterProblems = ({ destinations }: z.infer<typeof CapabilityFields>): readonly FieldProblem[] =>
  destinationCodes
    .filter((code) => hasNoCounter(destinations[code]))
    .map((code) => ({
      path: ['destinations', code, 'counter'],
      message: 'Enter the counter, or leave out its hours and phone',
    }));

const hasNoCounter = ({ counter, counterHours, counterPhone }: AtDestination): boolean =>
  counter === undefined && (counterHours !== undefined || counterPhone !== undefined);

/**
 * What works today. Pages, e-mails and the app take every sentence about it from `capability-words.ts`, so that they never
 * promise what does not exist yet.
 */
export const Capabilities = CapabilityFields.check(
  crossFieldCheck((fields) => [...townProblems(fields), ...counterProblems(fields)]),
);
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

/** What does not exist yet is off. What works is on, and an admin can switch it off. */
export const defaultCapabilities: Capabilities = {
  notices: { whatsapp: true, email: true, portal: true },
  onlineTracking: true,
  uspsMail: false,
  destinations: eachDestination(() => ({ deliveryTowns: [] })),
};
