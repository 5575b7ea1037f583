import { nextCron, parseCron } from './cron.ts';
import { instantOf } from './wall-clock.ts';

/** The first instant (epoch ms) after `after` when a schedule is due, or undefined if never again. */
export type NextAfter = (after: number) => number | undefined;

const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Parses `rate(…)`, `cron(…)` or `at(…)`. Rates count from `startedAt`, and cron and at use the time of `timeZone`.
 * Throws an Error with the expression if it is invalid.
 */
export const readSchedule = (expression: string, timeZone: string, startedAt: number): NextAfter => {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate !== null) {
    const period = Number(rate[1]) * (units[rate[2] ?? ''] ?? 0);
    if (period <= 0) throw new Error(`a rate of nothing: ${expression}`);
    return (after) => startedAt + (Math.floor((after - startedAt) / period) + 1) * period;
  }
  const cron = /^cron\((.+)\)$/.exec(expression);
  if (cron !== null) {
    const fields = parseCron(cron[1] ?? '');
    return (after) => nextCron(fields, timeZone, after);
  }
  const at = /^at\((\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\)$/.exec(expression);
  if (at !== null) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = at.slice(1).map(Number);
    const due = instantOf({ year, month, day, hour, minute }, timeZone) + second * 1000;
    return (after) => (due > after ? due : undefined);
  }
  throw new Error(`the cloud at home cannot read the schedule ${expression}`);
};
