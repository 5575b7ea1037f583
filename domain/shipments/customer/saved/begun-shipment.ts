import { DAY_MS, newYorkDay } from '../../../kernel/new-york.ts';
import { retention } from '../../../kernel/retention.ts';
import { dayWords } from '../../../kernel/short-times.ts';
import { draftPath, madeOf } from '../../form/draft-text.ts';
import type { BegunShipment } from '../under-way.ts';
import { begunName, begunWords } from './begun-words.ts';
import type { SavedDraft } from './draft.ts';

const keptUntil = ({ savedAt }: SavedDraft): string =>
  dayWords(newYorkDay(new Date(Date.parse(savedAt) + retention.draft.days * DAY_MS)));

/** What changes a shipment that is booked has the id of that, and what a pickup or drop-off brings is asked for by that. */
const isOfNew = ({ id, data }: SavedDraft): boolean =>
  !id.startsWith('change-') && (data.booking === undefined || data.booking === '');

/**
 * What a person began to book and did not finish, on whatever device: the last one, and how many more there are. What became a shipment
 * that is shown, and what a booking brings, is said there. Undefined while there is none.
 *
 * @param drafts those of the person, the last one saved first
 * @param shown numbers of the shipments beside which it is shown
 */
export const begunOf = (
  drafts: readonly SavedDraft[],
  shown: readonly string[],
  now: Date,
): BegunShipment | undefined => {
  const [last, ...more] = drafts.filter(
    (one) => isOfNew(one) && !shown.some((number) => number === madeOf(one)),
  );
  if (last === undefined) return undefined;
  return {
    id: last.id,
    name: begunName(last),
    more: more.length,
    next: {
      title: `You have not finished booking ${begunWords(last, now)}`,
      lines: [`What you typed is kept until ${keptUntil(last)}.`],
      isToDo: true,
      button: {
        label: 'Go on with it',
        path: draftPath(last),
      },
    },
  };
};
