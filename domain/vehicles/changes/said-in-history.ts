import { listed } from '../../kernel/listed.ts';
import { dollars } from '../../kernel/money.ts';
import { dateWords } from '../../kernel/new-york-words.ts';
import type { Reading } from '../care/odometer.ts';
import type { ShopStay } from '../care/shop-stay.ts';
import type { CostEntry } from '../road/cost.ts';
import { type Inspection, inspectedItems } from '../road/inspection.ts';
import type { Vehicle, VehicleForm } from '../vehicle.ts';
import type { RoadReport, VehicleAct, VehicleEntry } from './acts.ts';

/** What an entry of the history says besides who did what, and when. */
export type SaidInHistory = Pick<VehicleEntry, 'text' | 'work' | 'ended'>;

const milesWords = ({ miles, backwards }: Reading): string =>
  `${miles.toLocaleString('en-US')} miles${backwards === undefined ? '' : `, less than before: ${backwards.note}`}`;

const stayWords = ({ from, to, what }: ShopStay): string => {
  const days = from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`;
  return `${days}: ${what}`;
};

const inspectionWords = ({ reading, faults }: Inspection): string => {
  const found = faults.map(
    ({ item, unsafe }) => `${inspectedItems[item].toLowerCase()}${unsafe ? ' (not safe)' : ''}`,
  );
  return `${milesWords(reading)}; ${found.length === 0 ? 'no fault' : `faults: ${listed(found)}`}`;
};

/** What was paid, as the history says it. What was taken back is below zero. */
export const costWords = ({ kind, cents }: Pick<CostEntry, 'kind' | 'cents'>): string =>
  `${kind === 'FUEL' ? 'Fuel' : 'Toll'} ${dollars(cents)}`;

/** What the history says of an act of dispatch. */
export const saidOfAct = ({ shop, faults }: Vehicle, act: VehicleAct): SaidInHistory => {
  switch (act.kind) {
    case 'TAKE_OUT':
    case 'RETIRE':
      return { text: act.because };
    case 'PUT_BACK':
      return {};
    case 'BOOK_SHOP':
      return { text: stayWords(act.stay) };
    case 'DROP_SHOP': {
      const stay = shop.find(({ id }) => id === act.id);
      return stay === undefined ? {} : { text: stayWords(stay) };
    }
    case 'MEND': {
      const { fault: id, how, note } = act.mended;
      const fault = faults.find((one) => one.id === id);
      return fault === undefined ? { text: note } : { text: note, ended: { fault, how } };
    }
    case 'MAINTAIN':
      return { text: act.work.what, work: act.work };
  }
};

/** What the history says of a report of a driver. */
export const saidOfReport = (report: RoadReport): SaidInHistory => {
  switch (report.kind) {
    case 'READ_ODOMETER':
      return { text: milesWords(report.reading) };
    case 'INSPECT':
      return { text: inspectionWords(report.inspection) };
    case 'SPEND':
      return { text: costWords(report.cost) };
  }
};

const factNames: Readonly<Record<keyof VehicleForm, string>> = {
  name: 'name',
  plate: 'plate',
  vin: 'VIN',
  payloadLb: 'payload',
  volumeFt3: 'room',
  gvwrLb: 'weight rating',
  usdot: 'USDOT number',
  papers: 'papers',
  plan: 'maintenance plan',
};

/** What the history says of a form that was saved: the names of what differs. */
export const saidOfForm = (before: VehicleForm, after: VehicleForm): SaidInHistory => {
  const facts = Object.keys(factNames) as (keyof VehicleForm)[];
  const changed = facts.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
  return { text: `Changed: ${listed(changed.map((fact) => factNames[fact]))}` };
};
