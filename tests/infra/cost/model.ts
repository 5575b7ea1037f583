import { prices } from '#bench/prices/us-east-1.ts';
import { cognito } from '#infra/expected-bill.ts';
import { countShipment } from './bench-counts.ts';

/** What nobody has counted yet. Change it when a real month is known. */
export const assumed = {
  shipmentsOfACustomerAYear: 3,
  /** Visits of pages for each shipment, those of people who send nothing included. */
  visits: 10,
  requestsAVisit: 12,
  gigabytesAVisit: 0.00025,
  /** Records of browsers that the monitoring stores. */
  records: 400,
} as const;

export interface Size {
  readonly name: string;
  readonly shipmentsAMonth: number;
  /** How many customers of a year sign in in a month. Fewer of many: most families ship twice a year. */
  readonly signIn: number;
}

const YEAR = 12;
export const sizes: readonly Size[] = [
  { name: '1,000 a year', shipmentsAMonth: 1000 / YEAR, signIn: 0.6 },
  { name: '100,000 a year', shipmentsAMonth: 100_000 / YEAR, signIn: 0.6 },
  { name: '10,000 a month', shipmentsAMonth: 10_000, signIn: 0.6 },
  { name: '10,000,000 a year', shipmentsAMonth: 10_000_000 / YEAR, signIn: 0.15 },
];

/** People who sign in in a month. */
export const peopleOf = ({ shipmentsAMonth, signIn }: Size): number =>
  ((shipmentsAMonth * YEAR) / assumed.shipmentsOfACustomerAYear) * signIn;

const aVisit =
  assumed.requestsAVisit * (prices.cloudFront.request + prices.firewall.request) +
  assumed.gigabytesAVisit * prices.cloudFront.toBrowser;

/** Dollars of a month by line, from what the bench counts for a shipment. `idle` is what the templates cost without any use. */
export const monthOf = (size: Size, idle: number): ReadonlyMap<string, number> => {
  const { dollars, telemetry } = countShipment();
  const each = (aShipment: number): number => aShipment * size.shipmentsAMonth;
  return new Map([
    ['idle cost: firewalls, alarms, secrets, polls of queues', idle],
    [
      'Cognito, for people who sign in that month',
      Math.max(0, peopleOf(size) - cognito.peopleFree) * cognito.aPerson,
    ],
    ['mail (SES)', each(dollars.mail)],
    ['API, functions, tables, queues, events', each(dollars.work)],
    ['firewall and CloudFront: calls, and visits of pages', each(dollars.edge + assumed.visits * aVisit)],
    ['logs', each(dollars.logs)],
    ['records of browsers', each(assumed.records * telemetry)],
    ['five years of storage for the shipments of that month', each(dollars.storage)],
  ]);
};

/** Dollars of a month for WhatsApp when everybody said yes, by country. */
export const whatsAppOf = ({ shipmentsAMonth }: Size) => {
  const { toGuyana, toUnitedStates } = countShipment().dollars;
  return { toGuyana: toGuyana * shipmentsAMonth, toUnitedStates: toUnitedStates * shipmentsAMonth };
};
