import {
  countedOfOpinion,
  countedOfShipment,
  countedOnce,
  type DayMeasure,
} from '#domain/reports/counted.ts';
import { figuresOf, type ShipmentFacts } from '#domain/reports/figures/numbers.ts';
import type { Opinion } from '#domain/shipments/opinion/opinion.ts';
import type { Addition } from './store/counters.ts';

/**
 * What a booked shipment adds as it is; undefined for one that was never booked. Both the shipment and its invoice have versions that
 * rise: whoever reads both after the last change of either has the highest sum of them.
 */
export const additionOfShipment = (facts: ShipmentFacts): Addition | undefined => {
  const { shipment, invoice } = facts;
  const counted = countedOfShipment(shipment);
  return (
    counted && {
      subject: `shipment ${shipment.number}`,
      version: shipment.version + (invoice?.version ?? 0),
      counted: { ...counted, ...figuresOf(facts) },
    }
  );
};

/** What an opinion of a shipment adds as it is. */
export const additionOfOpinion = ({
  number,
  ...opinion
}: Pick<Opinion, 'mark' | 'firstAt' | 'version'> & { readonly number: string }): Addition => ({
  subject: `opinion ${number}`,
  version: opinion.version,
  counted: countedOfOpinion(opinion),
});

/** What something adds that happens once and never changes. `id` names it among those that are counted as the same. */
export const additionOfOnce = (measure: DayMeasure, id: string, at: string): Addition => ({
  subject: `${measure} ${id}`,
  version: 1,
  counted: countedOnce(measure, at),
});
