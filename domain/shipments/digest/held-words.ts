import type { Step } from '../../next-step/next-step.ts';
import { type HoldKind, isOurWork } from '../holds.ts';
import { whoseGoods } from '../next-step/goods-words.ts';
import type { Shipment } from '../shipment.ts';

/** A title that is what has to be done, for whose goods: `Pay $385.00: Marva’s barrel`. */
export const titleOfStep = ({ name, title }: Pick<Step, 'name' | 'title'>, shipment: Shipment): string =>
  `${name ?? title}: ${whoseGoods(shipment)}`;

/** What we do, before whose goods. It is short enough for a phone to show both in the list of mails. */
const reasons: Partial<Readonly<Record<HoldKind, string>>> = {
  UNIDENTIFIED: 'A piece without a label',
  DG_REVIEW: 'We are checking what can fly',
  OVERSIZE: 'We are checking the size',
  EXPORT_CONTROL: 'Waiting for the export papers',
  SECOND_SCREENING: 'One more security check',
};

/** The hold after which a letter is named that asks nothing of the sender: what customs does, before what we do. */
const namedAfter = ({ holds }: Shipment): HoldKind | undefined =>
  (holds.find(({ kind }) => kind === 'CUSTOMS_EXAM') ?? holds.find(({ kind }) => isOurWork(kind)))?.kind;

/** A title for goods that somebody looks at, and that ask nothing of their sender: who looks, and why. */
export const checkingWords = (shipment: Shipment, kind = namedAfter(shipment)): string => {
  if (kind === 'CUSTOMS_EXAM') return `Customs is checking ${whoseGoods(shipment)}`;
  const reason = kind && reasons[kind];
  return reason === undefined
    ? `We are checking ${whoseGoods(shipment)}`
    : `${reason}: ${whoseGoods(shipment)}`;
};
