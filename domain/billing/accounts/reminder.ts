import { addDays, newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';
import type { CreditAccount } from './account.ts';

/** So many days before something on an account is due its customer is told. */
const REMIND_DAYS = 5;
/** The hour of that day in New York. */
const REMIND_HOUR = '09:00';

/** When a customer is told of what is due at an instant, ISO 8601. Of a few days to pay, half are left. */
const remindAt = (dueAt: string, days: number): string =>
  newYorkInstant(
    addDays(newYorkDay(new Date(dueAt)), -Math.min(REMIND_DAYS, Math.floor(days / 2))),
    REMIND_HOUR,
  ).toISOString();

type Account = Pick<CreditAccount, 'on' | 'days' | 'reminded'>;

/** The next due day on an account of which its customer was not told, and when they are; both ISO 8601. Undefined where there is none. */
export const nextReminder = ({
  on,
  days,
  reminded = [],
}: Account): { readonly at: string; readonly dueAt: string } | undefined => {
  const [dueAt] = on
    .map((one) => one.dueAt)
    .filter((day) => !reminded.includes(day))
    .toSorted();
  return dueAt === undefined ? undefined : { at: remindAt(dueAt, days), dueAt };
};

/** What is on an account for one due day, in cents. */
export const dueOnDay = ({ on }: Pick<CreditAccount, 'on'>, dueAt: string): number =>
  on.reduce((sum, one) => (one.dueAt === dueAt ? sum + one.covers : sum), 0);

/**
 * An account whose customer is told of its next due day now: its next version, and that day. Undefined while nothing is to be told. A day
 * that is over, as after an outage, is noted and not told: then it is late, and the desk sees that.
 */
export const remindStep = (
  account: CreditAccount,
  now: Date,
): { readonly account: CreditAccount; readonly dueAt: string; readonly isTold: boolean } | undefined => {
  const next = nextReminder(account);
  const instant = now.toISOString();
  if (next === undefined || next.at > instant) return undefined;
  const { dueAt } = next;
  // What is paid is on the account no more, and no day of it comes again.
  const known = (account.reminded ?? []).filter((day) => account.on.some((one) => one.dueAt === day));
  return {
    account: { ...account, version: account.version + 1, reminded: [...known, dueAt] },
    dueAt,
    isTold: dueAt > instant,
  };
};
