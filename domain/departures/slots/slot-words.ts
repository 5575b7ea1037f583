import { clockWords } from '../../kernel/clock-words.ts';
import { dayWords, shortClock } from '../../kernel/short-times.ts';
import { readSlotId } from './slot-id.ts';

/** When a slot begins and ends. Instants are dates or ISO 8601. */
interface Hours {
  readonly from: Date | string;
  readonly to: Date | string;
}

const hour = (at: Date | string): string => shortClock(new Date(at)).replace(/^12 PM$/, 'noon');

/** The hours of a slot in New York time: `9 AM to noon`, `1:30 PM to 4 PM`. */
export const slotHours = ({ from, to }: Hours): string => `${hour(from)} to ${hour(to)}`;

/** A slot as people read it: `Tue, Dec 1, 9 AM to noon`. */
export const slotWords = ({ day, ...hours }: Hours & { readonly day: string }): string =>
  `${dayWords(day)}, ${slotHours(hours)}`;

/** When a slot begins that the settings may not have any more, from its id: `Tue, Dec 1, 9:00 AM`. What is no id stays as it is. */
export const slotIdWords = (id: string): string => {
  const read = readSlotId(id);
  return read === undefined
    ? id
    : `${dayWords(read.day)}, ${clockWords(`${id.slice(-4, -2)}:${id.slice(-2)}`)}`;
};

/** A slot and when we come in it. Instants are ISO 8601. */
interface Coming {
  readonly slot: { readonly day: string; readonly from: string; readonly to: string };
  readonly now: Date;
}

/** When we come, to somebody who waits for us: `Tue, Dec 1, 9 AM to noon`, and `by noon today` once the slot has begun. */
export const comingWords = ({ slot, now }: Coming): string =>
  slot.from > now.toISOString() ? slotWords(slot) : `by ${hour(slot.to)} today`;

/**
 * Until when everything has to be ready, ISO 8601: before the slot begins, as the van may come as soon as it does, and once it has begun
 * until its end, which the title names.
 */
export const readyBy = ({ slot, now }: Coming): string =>
  slot.from > now.toISOString() ? slot.from : slot.to;

/** What the sender of goods reads that we pick up: all of it, or `the other one` where we have the rest. `when` is that of a slot. */
export const weComeWords = (when: string, it = 'it'): string => `Have ${it} ready: we come ${when}`;

/** What they read while nobody has said yes to it. */
export const askedWords = (slot: Parameters<typeof slotWords>[0]): string =>
  `You asked us to come ${slotWords(slot)}. We are confirming that.`;

/** What they read once it is over and nobody has noted how it went. */
export const overdueWords = ({ phone }: { readonly phone: { readonly display: string } }): string =>
  `We should have it by now. If nobody came for it, call ${phone.display}.`;
