import { percentile } from '../harness/statistics.ts';
import { receivingFigure } from '../support/receiving/receiving.ts';

export const figure = receivingFigure(
  {
    name: 'parcel-time',
    measures: 'Milliseconds of our own for one parcel at the bench, on a phone slowed four times, p95',
    unit: 'ms',
    direction: 'lower',
    value: ({ ours }) => percentile(ours, 0.95),
    how: `The same parcels, with the processor of the page slowed four times. Added up for each parcel is what hands wait for: from the last event of each touch until the screen has drawn its answer, which is the owner for the label of the carrier,
the next step for weight, size and photo, and the closed parcel for its shelf. The photo is taken from the camera, drawn and hashed in that time. The machine is both the device and the cloud, so there is no network between them, and the cloud is not slowed.`,
  },
  ({ parcels }) => parcels.map(({ ours }) => ours),
);
