import { PARCELS, receivingFigure } from '../support/receiving/receiving.ts';

export const figure = receivingFigure(
  {
    name: 'parcel-touches',
    measures: 'Interactions by which a clerk receives a parcel that was announced, the most of them',
    unit: 'touches',
    direction: 'lower',
    reach: 6,
    aim: 5,
    value: ({ ours }) => Math.max(...ours),
    how: `Somebody of the warehouse receives ${PARCELS} announced parcels on the receiving screen of a phone, with a hand scanner and the camera open, and does what the screen says is next until it says that the parcel is received. The page counts
scans, fields and taps itself. A screen that asks for something else fails the measurement. The Enter of a print dialog, which a label printer saves, is not in it; seconds of hands are in decision 0127.`,
  },
  ({ parcels }) => parcels.map(({ touches }) => touches),
);
