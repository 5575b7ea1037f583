import type { LaneStart } from '../lane.ts';

export const jamaicaStart: LaneStart = {
  flight: { originAirport: 'EWR', departs: 5, transitDays: { min: 4, max: 6 } },
  capacity: { lb: 2500, pieces: 80 },
  holidays: {
    yearly: [
      ['08-01', 'Emancipation Day'],
      ['08-06', 'Independence Day'],
    ],
    dated: [
      ['2027-02-10', 'Ash Wednesday'],
      ['2027-05-24', 'Labour Day, observed'],
      ['2027-10-18', 'National Heroes Day'],
      ['2028-03-01', 'Ash Wednesday'],
      ['2028-05-23', 'Labour Day'],
      ['2028-10-16', 'National Heroes Day'],
    ],
    announced: [],
  },
};
