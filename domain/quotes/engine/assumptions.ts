import { exportFilingAbove, mayNeedFiling } from '../../carriage/export-filing.ts';
import { dollars } from '../../kernel/money.ts';
import type { EstimateRequest } from '../estimate.ts';
import type { RateCard } from '../rate-card.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '../reweigh.ts';
import type { Pieces } from './pieces.ts';

/** The assumptions of an estimate, so that nobody is surprised at the dock or at customs. */
export const assumptionsOf = (
  { boxes }: Pieces,
  request: EstimateRequest,
  { dimDivisor, exportFiling }: RateCard,
): readonly string[] => {
  const assumed = [
    `We weigh and measure at the dock. Up to ${REWEIGH_TOLERANCE_PERCENT}% over what you told us, the price stays the same. Above that we show you the scale and ask you first.`,
    'Duty and taxes are not included. The receiver pays them to customs.',
  ];
  if (boxes.length > 0) {
    assumed.push(
      `A box counts as what it weighs or as its volume, whichever is more: length × width × height in whole inches ÷ ${dimDivisor}.`,
    );
  }
  if (request.pickupMiles === undefined && !request.mailbox)
    assumed.push('You bring the goods to our dock, or have them sent there.');
  if (!request.doorDelivery) assumed.push('The receiver collects the goods at the destination.');
  if (mayNeedFiling(request)) {
    assumed.push(
      `No single kind of goods is worth more than ${exportFilingAbove}. If one is, an export filing of ${dollars(exportFiling.price)} is added.`,
    );
  }
  return assumed;
};
