import type { Flight } from '#domain/departures/flight.ts';
import { needsReminder, REMIND_MS } from '#domain/shipments/bill/reminder.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { each, type Run, type Step } from '../../runtime/aggregate/process.ts';
import { changeShipment } from '../change/change-shipment.ts';
import { everybodyOn } from '../rolls/everybody.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';
import type { ReminderProcess } from '../rolls/process-store.ts';
import type { BillStore } from '../store/bill-items.ts';
import { reminding } from './reminding.ts';

export interface ReminderDeps extends FlightJobDeps {
  readonly bills: Pick<BillStore, 'find'>;
}

/** Begins to remind everybody who has not paid, for each flight that closes within a day: once for each cutoff. */
export const beginReminders = async (
  { flights, processes, clock }: Pick<ReminderDeps, 'flights' | 'processes' | 'clock'>,
  run: Run,
): Promise<void> => {
  const now = clock();
  const closing = await flights.closingBetween(now, new Date(now.getTime() + REMIND_MS));
  await each(
    closing.filter(({ shipments }) => shipments > 0),
    run,
    async ({ id, bookingCutoff }) => {
      const begun = await processes.reminder(id);
      if (begun !== undefined && begun.cutoff >= bookingCutoff) return false;
      const about = { kind: 'reminder', flight: id, cutoff: bookingCutoff } as const;
      return processes.beginReminder({ ...about, by: 'system', at: now.toISOString() });
    },
  );
};

/** Reminds one sender, with what says that they were. Nothing happens where it was paid meanwhile, or where they were reminded before. */
const remindOne = async (
  deps: ReminderDeps,
  { number }: Shipment,
  flight: Flight,
  { correlationId }: Run['origin'],
): Promise<boolean> => {
  const outcome = await changeShipment(deps, {
    number,
    by: 'system',
    correlationId,
    decide: async (found, now, origin) => {
      const bill = await deps.bills.find(number);
      if (!needsReminder(found, { flight, bill }, now)) return { done: found };
      return { deed: reminding(found, { flight, before: flight.bookingCutoff }, now, origin) };
    },
  });
  return outcome.ok && outcome.value.shipment.reminded?.before === flight.bookingCutoff;
};

/**
 * Reminds everybody on a flight who has not paid, in time to do so. What the letter says is decided when it is sent, so nobody is asked for
 * what was paid in between.
 */
export const remindUnpaid =
  (deps: ReminderDeps): Step<ReminderProcess> =>
  async ({ flight: id }, run) => {
    const now = deps.clock();
    const flight = await deps.flights.find(id, now);
    if (flight === undefined || flight.recorded !== 'SCHEDULED' || flight.bookingCutoff <= now.toISOString())
      return { done: 0, isOver: true };
    const held = await everybodyOn(deps.list, id, 'HELD');
    const done = await each(held, run, (shipment) => remindOne(deps, shipment, flight, run.origin));
    return { done, isOver: !run.isLate() };
  };
