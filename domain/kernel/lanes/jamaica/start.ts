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
  counter: {
    name: 'Sample counter',
    street: '7 Sample Road',
    town: 'Kingston',
    hours: [
      { days: 'Monday to Friday', hours: '8:30 AM to 4:30 PM' },
      { days: 'Saturday', hours: '9:00 AM to 1:00 PM' },
    ],
    phone: '+1 876 555 0142',
    whatsapp: '+1 876 555 0143',
  },
};
