import { startTables } from '#tests/support/tables.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { type Burst, burstOf } from '../support/messages/burst.ts';

const EVENTS = 10_000;
const SECOND = 1000;

/** The most that was taken in any one second. */
const mostInASecond = (instants: readonly number[]): number => {
  const sorted = instants.toSorted((one, other) => one - other);
  let first = 0;
  let most = 0;
  for (const [last, at] of sorted.entries()) {
    while (at - (sorted[first] ?? 0) >= SECOND) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
};

/** Mails that are missing, and those that came twice. */
const wrongIn = ({ events, taken, deadLetters }: Burst): number => {
  const twice = taken.length - new Set(taken.map(({ cause }) => cause)).size;
  return deadLetters + twice + Math.abs(events - taken.length);
};

export const figure: Figure = {
  name: 'message-burst',
  measures: `Mails in the busiest second of a burst of ${EVENTS.toLocaleString('en-US')} events, where SES takes fourteen`,
  unit: 'mails',
  direction: 'lower',
  reach: 14,
  repeats: 1,
  value: amount,
  how: `${EVENTS.toLocaleString('en-US')} people are told at one instant of a simulated clock that their sign-in has changed: a mail for each of them. Five workers take ten events at a time from
a queue that shows an event again after three minutes, as on AWS, and run the notifier itself on tables of its own. SES takes 80 ms for a mail, and every twentieth call is refused. A mail that is
missing or comes twice fails the measurement. The database takes no time on this clock.`,
  prepare: async () => {
    const tables = await startTables();
    const burst = await burstOf(tables, EVENTS);
    const wrong = wrongIn(burst);
    if (wrong > 0) throw new Error(`${wrong} mails are missing or came twice.`);
    const last = Math.max(...burst.taken.map(({ at }) => at));
    return {
      ours: async () => mostInASecond(burst.taken.map(({ at }) => at)),
      details: async () => [
        { what: 'mails, each once', value: `${burst.taken.length}` },
        { what: 'the oldest when it was taken', value: `${(last / 60_000).toFixed(1)} minutes` },
        { what: 'lost', value: `${burst.deadLetters}` },
      ],
      close: () => tables.stop(),
    };
  },
};
