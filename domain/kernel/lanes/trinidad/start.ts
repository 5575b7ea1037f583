import type { LaneStart } from '../lane.ts';

export const trinidadStart: LaneStart = {
  flight: { originAirport: 'EWR', departs: 5, transitDays: { min: 4, max: 6 } },
  capacity: { lb: 2500, pieces: 80 },
  holidays: {
    yearly: [
      ['03-30', 'Spiritual Baptist Liberation Day'],
      ['05-30', 'Indian Arrival Day'],
      ['06-19', 'Labour Day'],
      ['08-01', 'Emancipation Day'],
      ['08-31', 'Independence Day'],
      ['09-24', 'Republic Day'],
    ],
    dated: [
      ['2027-05-27', 'Corpus Christi'],
      ['2028-06-15', 'Corpus Christi'],
    ],
    announced: [
      ['eidAlFitr', 'Eid al-Fitr'],
      ['diwali', 'Divali'],
    ],
  },
  counter: {
    name: 'Sample counter',
    street: '25 Sample Avenue',
    town: 'Port of Spain',
    hours: [{ days: 'Monday to Friday', hours: '8:00 AM to 4:00 PM' }],
    phone: '+1 868 555 0142',
    whatsapp: '+1 868 555 0142',
  },
};
