import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import type { Counter } from '../../settings/counters/counter.ts';
import { counterHours, counterPlace } from '../../settings/counters/counter-words.ts';
import { spacedCode, whatToBring } from './who-collects.ts';

const whereWords = (to: DestinationCode, counter: Counter | undefined): string =>
  counter === undefined
    ? `You collect it in ${destinations[to].city}. Call before you go.`
    : `You collect it at ${counterPlace(counter)}. Open ${counterHours(counter)}.`;

/**
 * What a sender sends the receiver with the code: where it opens the counter, when, and what to bring. It names nobody, because whoever
 * gets it by mistake should learn no more than they must.
 * @param counter of the destination; undefined where there is none.
 */
export const codeMessage = (
  { number, to, code }: { readonly number: string; readonly to: DestinationCode; readonly code: string },
  counter: Counter | undefined,
): string =>
  [
    `Code for shipment ${number}: ${spacedCode(code)}.`,
    whereWords(to, counter),
    `Bring ${whatToBring('receiver', destinations[to].taxNumber)}.`,
    'Give the code to nobody but the counter.',
  ].join(' ');
