import { type DoorBill, spread, sumOfBills } from '#domain/billing/door/door-money.ts';
import type { DoorCashTaken } from '#domain/billing/door/endpoints.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { centsOf } from '#web/ui/forms/typed-amount.ts';
import type { DoorDraft } from './draft.ts';

type Pays = Pick<DoorDraft, 'pays' | 'given'>;

/** What they gave in cash, in cents: all that is to pay unless something else was typed. Undefined for what is no amount. */
export const givenOf = ({ given }: Pays, bills: readonly DoorBill[]): number | undefined =>
  given === undefined ? sumOfBills(bills) : centsOf(given);

/** What has to be said of the money before a stop is done. */
export const missingMoney = (draft: Pays, bills: readonly DoorBill[]): readonly string[] => {
  if (bills.length === 0) return [];
  if (!draft.pays) return ['how they pay'];
  return draft.pays === 'CASH' && givenOf(draft, bills) === undefined ? ['the cash, such as 45.00'] : [];
};

/** The cash as it is told, without the change; undefined where none was taken. */
export const cashOf = (draft: Pays, stop: string, bills: readonly DoorBill[]): DoorCashTaken | undefined => {
  const parts = draft.pays === 'CASH' ? spread(givenOf(draft, bills) ?? 0, bills) : [];
  return parts.length === 0 ? undefined : { stop, parts: parts.map((part) => ({ id: uuidV7(), ...part })) };
};
