import * as z from 'zod/mini';
import { type DestinationCode, destinationCodes, destinations } from '../../../kernel/destinations.ts';
import { GUEST_DRAFT_DAYS } from '../../../kernel/guest-draft-days.ts';
import { DAY_MS } from '../../../kernel/new-york.ts';
import type { KeptDraft } from '../../form/draft-text.ts';
import { guestDraftWords } from './guest-draft-words.ts';

const Row = z.object({
  kind: z.enum(['box', 'barrel']),
  quantity: z.coerce.number().check(z.int(), z.minimum(1)),
});
const Price = z.object({ to: z.enum(destinationCodes), goods: z.array(Row).check(z.minLength(1)) });
const Total = z.int().check(z.minimum(1));

const textOf = (given: unknown): string => (typeof given === 'string' ? given.trim() : '');

/** What is understood of a draft. It is whatever a browser sent, of an older release too. */
const readIn = ({ data }: Pick<KeptDraft, 'data'>) => ({
  to: destinationCodes.find((code) => code === (Object(data.price) as { readonly to?: unknown }).to),
  goods: Price.safeParse(data.price).data?.goods,
  total: Total.safeParse(data.total).data,
  name: textOf((Object(data.consignee) as { readonly name?: unknown }).name),
  street: textOf(data.pickupStreet),
});

const placeOf = (to: DestinationCode | undefined): string =>
  to === undefined ? '' : ` to ${destinations[to].country}`;

/** `your $385.00 barrel to Guyana`; without a price, or with one that is older than we keep that of a guest, only where it goes. */
export const begunWords = (draft: KeptDraft, now: Date): string => {
  const { to, goods, total } = readIn(draft);
  const isOld = now.getTime() - draft.timestamp > GUEST_DRAFT_DAYS * DAY_MS;
  const where = placeOf(to);
  return goods === undefined || total === undefined || isOld
    ? `your shipment${where}`
    : guestDraftWords(goods, total, where);
};

/** For whom it is and where it goes, or where it is picked up while that is what is known: `Anita Persaud, Jamaica`. */
export const begunName = (draft: Pick<KeptDraft, 'data'>): string => {
  const { name, street, to } = readIn(draft);
  const country = to && destinations[to].country;
  // The country is not part of a street in Brooklyn.
  if (name === '' && street !== '')
    return `Pickup at ${street}${country === undefined ? '' : `, for ${country}`}`;
  return [name === '' ? 'Receiver not named yet' : name, ...(country === undefined ? [] : [country])].join(
    ', ',
  );
};
