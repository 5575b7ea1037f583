import { newYorkDay } from '../../kernel/new-york.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { type Reading, readingFits } from '../care/odometer.ts';
import { type Inspection, MOST_FAULTS } from '../road/inspection.ts';
import { believed } from '../said-at.ts';
import type { Vehicle } from '../vehicle.ts';
import { type By, next, notPossible, type Read } from './step.ts';

/** The plan once the instrument is another one: what was done last is counted on the new one, so that nothing is due later than before. */
const planOn = ({ plan, odometer }: Vehicle, { miles }: Reading): Vehicle['plan'] =>
  plan.map((work) => ({ ...work, lastMiles: Math.max(0, work.lastMiles + miles - odometer.miles) }));

/** A vehicle whose odometer was read. It shows less than before only with a reason. */
export const odometerRead = (before: Vehicle, said: Reading, by: By): Read => {
  const { odometer } = before;
  const reading = { ...said, at: believed(said.at, by.at) };
  const fit = readingFits(odometer, reading);
  if (fit === 'BACKWARDS')
    return refuse(
      'ODOMETER_BACKWARDS',
      `The last reading was ${odometer.miles.toLocaleString('en-US')} miles. Read it again, or say why it differs.`,
      { last: odometer },
    );
  const { miles, at, backwards } = reading;
  if (fit === 'OLDER' || (odometer.miles === miles && odometer.at === at)) return ok(before);
  const replaced = backwards?.reason === 'REPLACED' ? { plan: planOn(before, reading) } : {};
  return ok(next(before, { odometer: { miles, at, by: by.by }, ...replaced }, by));
};

/** A vehicle that its driver has inspected. The same inspection again changes nothing. */
export const inspected = (before: Vehicle, { id, reading, faults }: Inspection, by: By): Read => {
  if (before.inspected?.id === id) return ok(before);
  if (before.recorded === 'RETIRED') return notPossible(before, 'This vehicle is retired.');
  const added = faults.filter((fault) => !before.faults.some((known) => known.id === fault.id));
  if (before.faults.length + added.length > MOST_FAULTS)
    return notPossible(before, `It has ${MOST_FAULTS} open faults. Dispatch has to see to them first.`);
  const read = odometerRead(before, reading, by);
  if (!read.ok) return read;
  const at = believed(reading.at, by.at);
  // A phone that was offline may send the inspection of yesterday after that of today.
  const isLast = before.inspected === undefined || before.inspected.at <= at;
  const last = { id, day: newYorkDay(Date.parse(at)), at, by: by.by };
  const change = {
    faults: [...before.faults, ...added.map((fault) => ({ ...fault, at, by: by.by }))],
    ...(isLast ? { inspected: last } : {}),
  };
  return ok({ ...next(before, change, by), odometer: read.value.odometer, plan: read.value.plan });
};
