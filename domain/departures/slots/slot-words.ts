import { dayWords, hoursWords } from '../../kernel/short-times.ts';

/** A slot as people read it: `Tue, Dec 1, 9 AM to 12 PM`, in New York time. Instants are dates or ISO 8601. */
export const slotWords = ({
  day,
  from,
  to,
}: {
  readonly day: string;
  readonly from: Date | string;
  readonly to: Date | string;
}): string => `${dayWords(day)}, ${hoursWords(new Date(from), new Date(to))}`;

/** What the sender of goods reads that we pick up in a slot. */
export const weComeWords = (slot: Parameters<typeof slotWords>[0]): string =>
  `We pick it up ${slotWords(slot)}. Have it ready.`;
