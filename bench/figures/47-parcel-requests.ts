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
    how: 'The same parcels. Everything that the screen asks of the API while they are received is shared among them, but photos and telemetry, and but what it asks by the clock with or without a parcel: what is new in the account, and what the day at the door is. These stand below.',
  },
  ({ traffic }) => {
    const all = [...traffic.requests.values()].reduce((sum, count) => sum + count, 0);
    return Array.from({ length: PARCELS }, () => all / PARCELS);
  },
);
