import { PARCELS, receivingFigure } from '../support/receiving/receiving.ts';

export const figure = receivingFigure(
  {
    name: 'parcel-requests',
    measures: 'Requests for one parcel at the bench, without its photo',
    unit: 'requests',
    direction: 'lower',
    reach: 2,
    aim: 1,
    value: ({ ours }) => Math.max(...ours),
    how: 'The same parcels. Everything that the screen asks of the API while they are received is counted, shared among them; photos and telemetry are not.',
  },
  ({ traffic }) => {
    const all = [...traffic.requests.values()].reduce((sum, count) => sum + count, 0);
    return Array.from({ length: PARCELS }, () => all / PARCELS);
  },
);
