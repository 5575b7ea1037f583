import type { LaneStart } from '../lane.ts';

export const barbadosStart: LaneStart = {
  flight: { originAirport: 'EWR', departs: 5, transitDays: { min: 5, max: 7 } },
  capacity: { lb: 2500, pieces: 80 },
  holidays: {
    yearly: [
      ['01-21', 'Errol Barrow Day'],
      ['04-28', 'National Heroes Day'],
      ['05-01', 'Labour Day'],
      ['08-01', 'Emancipation Day'],
      ['11-30', 'Independence Day'],
    ],
    dated: [
      ['2027-05-17', 'Whit Monday'],
      ['2027-08-02', 'Kadooment Day'],
      ['2028-06-05', 'Whit Monday'],
      ['2028-08-07', 'Kadooment Day'],
    ],
    announced: [],
  },
  counter: {
    name: 'Sample counter',
    street: '3 Sample Lane',
    town: 'Bridgetown',
    hours: [{ days: 'Monday to Friday', hours: '8:30 AM to 4:30 PM' }],
    phone: '+1 246 555 0142',
  },
};
