import { type DestinationCode, destinationCodes, destinations } from '../../kernel/destinations.ts';
import { feeTable } from './fee-table.ts';
import { type PriceField, price, rate, size } from './price-field.ts';

const perLb = Object.fromEntries(
  destinationCodes.map((code) => [
    code,
    rate(`${destinations[code].country}, per lb`, destinations[code].firstPerLb),
  ]),
) as Record<DestinationCode, PriceField>;

const pounds = size('pounds');

/**
 * Every number of a rate card that is not in a list, by its field of the card (trade.md, Fees). Schema, first prices,
 * form of an admin, public list and lines of a price are made from it.
 */
export const priceTable = {
  /** Cents for each chargeable pound. */
  perLb: { group: 'perLb', fields: perLb },
  dimDivisor: {
    group: 'weight',
    fields: size('divisor')(
      'Cubic inches that count as one pound',
      166,
      '166 is about 6,000 cm³ per kilogram',
    ),
  },
  minimumFreight: {
    group: 'weight',
    fields: price('Minimum charge', 2500, 'Does not apply to goods from a mailbox'),
  },
  /** Barrels above the first weight are refused; above the second, staff must look at them. */
  barrelLimits: {
    group: 'limits',
    fields: {
      refusedAboveLb: pounds('Refuse barrels above (lb)', 200),
      reviewAboveLb: pounds('Staff check barrels above (lb)', 176),
    },
  },
  /** The price of a box above either limit is an estimate until staff confirm it. */
  oversize: {
    group: 'limits',
    fields: {
      aboveLb: pounds('Staff check boxes above (lb)', 70),
      aboveIn: size('inches')('Staff check boxes longer than (inches)', 48),
    },
  },
  ...feeTable,
  storage: {
    group: 'storage',
    fields: {
      freeDays: size('days')('Free days at our dock', 30),
      perLbDay: price('Storage per lb per day', 10),
      abandonedAfterDays: size('oneDayOrMore')('Abandoned after (days)', 60),
      destinationFreeDays: size('days')('Free days at the destination', 7),
      destinationPerPieceWeek: price('Storage per piece per week', 250),
    },
  },
} as const;
/** The groups of the table. */
export type PriceGroup = (typeof priceTable)[keyof typeof priceTable]['group'];
