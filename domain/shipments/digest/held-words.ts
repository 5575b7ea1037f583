import type { Step } from '../../next-step/next-step.ts';
import { whoseGoods } from '../next-step/goods-words.ts';
import type { Shipment } from '../shipment.ts';

/** A title that is what has to be done, for whose goods: `Pay $385.00: Marva’s barrel`. */
export const titleOfStep = ({ name, title }: Pick<Step, 'name' | 'title'>, shipment: Shipment): string =>
  `${name ?? title}: ${whoseGoods(shipment)}`;

/** A title for goods that somebody looks at, and that ask nothing of their sender. */
export const checkingWords = (shipment: Shipment, isCustoms: boolean): string =>
  `${isCustoms ? 'Customs is' : 'We are'} checking ${whoseGoods(shipment)}`;
