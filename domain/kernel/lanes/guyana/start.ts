import type { LaneStart } from '../lane.ts';

/** Most cargo goes here. */
export const guyanaStart: LaneStart = {
  flight: { originAirport: 'JFK', departs: 5, transitDays: { min: 3, max: 5 } },
  capacity: { lb: 5000, pieces: 150 },
  holidays: {
    yearly: [
      ['02-23', 'Republic Day'],
      ['05-01', 'Labour Day'],
      ['05-05', 'Arrival Day'],
      ['05-26', 'Independence Day'],
      ['08-01', 'Emancipation Day'],
    ],
    dated: [
      ['2027-07-05', 'CARICOM Day'],
      ['2028-07-03', 'CARICOM Day'],
    ],
    announced: [
      ['holi', 'Phagwah'],
      ['diwali', 'Diwali'],
      ['eidAlAdha', 'Eid al-Adha'],
      ['prophetsBirthday', 'Youman-un-Nabi'],
    ],
  },
  counter: {
    name: 'Sample counter',
    street: '18 Sample Wharf Street',
    town: 'Georgetown',
    hours: [
      { days: 'Monday to Friday', hours: '8:00 AM to 4:30 PM' },
      { days: 'Saturday', hours: '8:00 AM to 12:00 PM' },
    ],
    phone: '+592 600 0142',
    whatsapp: '+592 600 0142',
  },
};
