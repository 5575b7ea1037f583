import type { Shipment } from '#domain/shipments/shipment.ts';

const percent = (declaredLb: number, measuredLb: number): number =>
  Math.round((measuredLb / declaredLb - 1) * 100);

/** What somebody at the dock reads once a measure was kept: whether the sender is asked about the price. */
export const whatFollows = ({
  reweigh,
}: Pick<Shipment, 'reweigh'>): { readonly said: string; readonly isOver?: true } => {
  if (reweigh === undefined) return { said: 'Measured. The price stays as it was.' };
  const over = `The shipment is ${percent(reweigh.declaredLb, reweigh.measuredLb)}% over.`;
  return reweigh.status === 'TO_APPROVE'
    ? { said: `${over} The sender is asked.`, isOver: true }
    : { said: `${over} The sender has agreed to that.` };
};
