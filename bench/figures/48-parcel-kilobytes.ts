import { receivingFigure } from '../support/receiving/receiving.ts';

export const figure = receivingFigure(
  {
    name: 'parcel-kilobytes',
    measures: 'KB sent and answered for one parcel at the bench, without its photo, the most of them',
    unit: 'KB',
    direction: 'lower',
    reach: 2,
    aim: 1,
    value: ({ ours }) => Math.max(...ours),
    how: 'The same parcels: the bodies of the look-up and of the receipt, and of their answers.',
  },
  ({ traffic }) => traffic.receipts.map((receipt, place) => (receipt + (traffic.lookUps[place] ?? 0)) / 1000),
);
