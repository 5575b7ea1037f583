import { ok, refuse } from '#domain/kernel/result.ts';
import { type Label, labelsOf } from '#domain/papers/content/labels.ts';
import type { PaperFormat } from '#domain/papers/paper.ts';
import { labelPdf } from '../print/label-pdf.ts';
import { labelZpl } from '../print/label-zpl.ts';
import { type Prepared, type ShipmentPress, tooEarly } from './press.ts';

/** Labels on paper, or as commands for a label printer. */
export const printedLabels =
  (
    labels: readonly Label[],
    { title, format }: { readonly title: string; readonly format: PaperFormat },
  ): Prepared['print'] =>
  async ({ issuedAt }) =>
    format === 'zpl'
      ? { bytes: labelZpl(labels), pages: labels.length }
      : labelPdf(labels, { title, issuedAt });

/** The labels of a shipment: of all pieces that were not canceled, or of some. */
export const labelsPress: ShipmentPress = (source, { format, pieces }) => {
  const { shipment } = source;
  if (shipment.state === 'DRAFT')
    return tooEarly('This shipment is not booked yet. Labels are for booked ones.');
  const known = new Set(shipment.pieces.map(({ n }) => n));
  const unknown = pieces?.filter((n) => !known.has(n)) ?? [];
  if (unknown.length > 0)
    return refuse('PIECE_NOT_FOUND', `This shipment has no piece ${unknown.join(', ')}.`, {
      pieces: unknown,
    });
  const labels = labelsOf(source, pieces);
  if (labels.length === 0)
    return tooEarly('All pieces of this shipment are canceled. There is nothing to label.');
  return ok({
    content: labels,
    print: printedLabels(labels, { title: `Labels ${shipment.number}`, format }),
  });
};
