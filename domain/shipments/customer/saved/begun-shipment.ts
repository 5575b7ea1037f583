import * as z from 'zod/mini';
import { type DestinationCode, destinationCodes, destinations } from '../../../kernel/destinations.ts';
import { GUEST_DRAFT_DAYS } from '../../../kernel/guest-draft-days.ts';
import { DAY_MS, newYorkDay } from '../../../kernel/new-york.ts';
import { retention } from '../../../kernel/retention.ts';
import { dayWords } from '../../../kernel/short-times.ts';
import { draftPath } from '../../form/draft-text.ts';
import type { BegunShipment } from '../under-way.ts';
import type { SavedDraft } from './draft.ts';
import { guestDraftWords } from './guest-draft-words.ts';

const Row = z.object({
  kind: z.enum(['box', 'barrel']),
  quantity: z.coerce.number().check(z.int(), z.minimum(1)),
});
const Price = z.object({ to: z.enum(destinationCodes), goods: z.array(Row).check(z.minLength(1)) });
const Total = z.int().check(z.minimum(1));

/** What is understood of a draft. It is whatever a browser sent, of an older release too. */
const readIn = ({ data }: SavedDraft) => {
  const { name } = Object(data.consignee) as { readonly name?: unknown };
  const { number } = Object(data.made) as { readonly number?: unknown };
  const to = destinationCodes.find((code) => code === (Object(data.price) as { readonly to?: unknown }).to);
  return {
    to,
    goods: Price.safeParse(data.price).data?.goods,
    total: Total.safeParse(data.total).data,
    name: typeof name === 'string' ? name.trim() : '',
    made: typeof number === 'string' ? number : '',
  };
};

/** `your $385.00 barrel to Guyana`; without a price, or with one that is older than we keep that of a guest, only where it goes. */
const wordsOf = (draft: SavedDraft, now: Date): string => {
  const { to, goods, total } = readIn(draft);
  const isOld = now.getTime() - draft.timestamp > GUEST_DRAFT_DAYS * DAY_MS;
  const where = placeOf(to);
  return goods === undefined || total === undefined || isOld
    ? `your shipment${where}`
    : guestDraftWords(goods, total, where);
};

const placeOf = (to: DestinationCode | undefined): string =>
  to === undefined ? '' : ` to ${destinations[to].country}`;

const keptUntil = ({ savedAt }: SavedDraft): string =>
  dayWords(newYorkDay(new Date(Date.parse(savedAt) + retention.draft.days * DAY_MS)));

const others = (count: number): readonly string[] => {
  if (count === 0) return [];
  return [count === 1 ? '1 more is under My shipments.' : `${count} more are under My shipments.`];
};

/** What changes a shipment that is booked has the id of that. */
const isOfNew = ({ id }: SavedDraft): boolean => !id.startsWith('change-');

/**
 * What a person began to book and did not finish, on whatever device: the last one, and how many more there are. What became a shipment
 * that is shown is said there. Undefined while there is none.
 *
 * @param drafts those of the person, the last one saved first
 * @param shown numbers of the shipments beside which it is shown
 */
export const begunOf = (
  drafts: readonly SavedDraft[],
  shown: readonly string[],
  now: Date,
): BegunShipment | undefined => {
  const [last, ...more] = drafts.filter((one) => isOfNew(one) && !shown.includes(readIn(one).made));
  if (last === undefined) return undefined;
  const { to, name } = readIn(last);
  const country = to === undefined ? [] : [destinations[to].country];
  return {
    id: last.id,
    name: [name === '' ? 'Receiver not named yet' : name, ...country].join(', '),
    next: {
      title: `You have not finished booking ${wordsOf(last, now)}`,
      lines: [`What you typed is kept until ${keptUntil(last)}.`, ...others(more.length)],
      isToDo: true,
      button: {
        label: 'Go on with it',
        path: draftPath(last),
      },
    },
  };
};
