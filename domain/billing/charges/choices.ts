import * as z from 'zod/mini';
import type { Permission } from '../../kernel/permissions.ts';
import type { RateCardFields } from '../../quotes/cards/rate-card-fields.ts';
import { type ChargeCode, chargeCodes, charges } from './table.ts';

/** Something that may be added to an invoice. */
export const ChargeChoice = z.object({
  code: z.enum(chargeCodes),
  name: z.string(),
  /** Its price in cents, without tax; absent where the sum is typed. */
  amount: z.optional(z.int()),
});
export type ChargeChoice = z.infer<typeof ChargeChoice>;

/** The price of a charge in cents, without tax; undefined where the sum is typed. */
const priceOf = (code: ChargeCode, card: RateCardFields): number | undefined => {
  const { price } = charges[code];
  return price === 'typed' ? undefined : price(card);
};

/** What somebody may add by hand to the invoice of a shipment or of a person, as the table says. What costs nothing by the rate card is left out. */
export const choicesFor = (
  may: (wanted: Permission) => boolean,
  card: RateCardFields,
  of: 'SHIPMENT' | 'PERSON',
): readonly ChargeChoice[] =>
  chargeCodes.flatMap((code) => {
    const { name, who, isOfPerson } = charges[code];
    if (who === 'cause' || !may(who) || (of === 'PERSON' && !isOfPerson)) return [];
    const amount = priceOf(code, card);
    if (amount === 0) return [];
    return [{ code, name, ...(amount === undefined ? {} : { amount }) }];
  });
