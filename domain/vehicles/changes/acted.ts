import { newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';
import { ok } from '../../kernel/result.ts';
import { planAfter, type WorkDone } from '../care/maintenance.ts';
import { MOST_STAYS, type ShopStay } from '../care/shop-stay.ts';
import { mayBecome, type RecordedState, type Use } from '../lifecycle.ts';
import type { Vehicle } from '../vehicle.ts';
import type { VehicleAct } from './acts.ts';
import { type By, changedMeanwhile, next, notPossible, type Stepped } from './step.ts';

/** Who acts and when, on which version. */
export interface ActBy extends By {
  readonly version: number;
  /** Set while a run is under way with the vehicle, or planned on any day to come. */
  readonly use?: Use | undefined;
}

const messages: Readonly<Record<RecordedState, string>> = {
  IN_SERVICE: 'Only a vehicle that is out of service can be put back.',
  OUT_OF_SERVICE: 'A retired vehicle cannot be taken out of service.',
  RETIRED: 'It is retired already.',
};

const recordedAs = (before: Vehicle, to: RecordedState, by: By, because?: string): Stepped => {
  if (!mayBecome(before.recorded, to)) return notPossible(before, messages[to]);
  const { because: _, ...rest } = before;
  return ok(
    next(
      rest,
      {
        recorded: to,
        ...(because === undefined ? {} : { because }),
        ...(to === 'RETIRED' ? { closedAt: by.at } : {}),
      },
      by,
    ),
  );
};

const retired = (before: Vehicle, because: string, { use, ...by }: ActBy): Stepped =>
  use === undefined
    ? recordedAs(before, 'RETIRED', by, because)
    : notPossible(before, 'Runs are planned with it. Give them another vehicle first.');

/** Stays that are over are dropped: the history has them. */
const withStay = (before: Vehicle, stay: ShopStay, by: By): Stepped => {
  const today = newYorkDay(Date.parse(by.at));
  const others = before.shop.filter(({ id, to }) => id !== stay.id && to >= today);
  if (stay.to < today) return notPossible(before, 'These days are over.');
  return others.length >= MOST_STAYS
    ? notPossible(before, `${MOST_STAYS} stays in the shop are planned already.`)
    : ok(next(before, { shop: [...others, stay] }, by));
};

const maintained = (before: Vehicle, work: WorkDone, by: By): Stepped => {
  const { odometer } = before;
  const isFurther = work.miles > odometer.miles;
  const lastRead = newYorkDay(Date.parse(odometer.at));
  if (work.day > newYorkDay(Date.parse(by.at)))
    return notPossible(before, 'Record work once it is done, and not before.');
  if (isFurther && work.day < lastRead)
    return notPossible(before, 'It had fewer miles on that day. Look at the bill again.');
  const plan = planAfter(before.plan, work);
  if (!isFurther) return ok(next(before, { plan }, by));
  // The hour is not known, so any reading of that day may follow.
  const began = newYorkInstant(work.day, '00:00').toISOString();
  const at = work.day > lastRead ? began : odometer.at;
  return ok(next(before, { plan, odometer: { miles: work.miles, at, by: by.by } }, by));
};

const mended = (before: Vehicle, fault: string, by: By): Stepped =>
  ok(next(before, { faults: before.faults.filter(({ id }) => id !== fault) }, by));

const dropped = (before: Vehicle, stay: string, by: By): Stepped =>
  ok(next(before, { shop: before.shop.filter(({ id }) => id !== stay) }, by));

const stepOf = (before: Vehicle, act: VehicleAct, by: ActBy): Stepped => {
  switch (act.kind) {
    case 'TAKE_OUT':
      return recordedAs(before, 'OUT_OF_SERVICE', by, act.because);
    case 'PUT_BACK':
      return recordedAs(before, 'IN_SERVICE', by);
    case 'RETIRE':
      return retired(before, act.because, by);
    case 'BOOK_SHOP':
      return withStay(before, act.stay, by);
    case 'DROP_SHOP':
      return dropped(before, act.id, by);
    case 'MEND':
      return mended(before, act.mended.fault, by);
    default:
      return maintained(before, act.work, by);
  }
};

/** Whether the vehicle is already what an act makes of it, as after an answer that was lost. */
const isSoAlready = ({ recorded, because, shop, faults }: Vehicle, act: VehicleAct): boolean => {
  switch (act.kind) {
    case 'TAKE_OUT':
      return recorded === 'OUT_OF_SERVICE' && because === act.because;
    case 'PUT_BACK':
      return recorded === 'IN_SERVICE';
    case 'RETIRE':
      return recorded === 'RETIRED';
    case 'BOOK_SHOP':
      return shop.some(({ id, from, to, what }) => {
        const { stay } = act;
        return id === stay.id && from === stay.from && to === stay.to && what === stay.what;
      });
    case 'DROP_SHOP':
      return !shop.some(({ id }) => id === act.id);
    case 'MEND':
      return !faults.some(({ id }) => id === act.mended.fault);
    default:
      return false;
  }
};

/**
 * A vehicle after an act of dispatch. What is so already is answered with what is true. A record of work that is in the history already
 * is for the caller to find, by its id.
 */
export const acted = (before: Vehicle, act: VehicleAct, by: ActBy): Stepped => {
  if (isSoAlready(before, act)) return ok(before);
  if (before.version !== by.version) return changedMeanwhile(before);
  if (before.recorded === 'RETIRED') return notPossible(before, messages.RETIRED);
  return stepOf(before, act, by);
};
