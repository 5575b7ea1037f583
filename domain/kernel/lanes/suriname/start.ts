import type { LaneStart } from '../lane.ts';

export const surinameStart: LaneStart = {
  flight: { originAirport: 'EWR', departs: 5, transitDays: { min: 4, max: 6 } },
  capacity: { lb: 2500, pieces: 80 },
  // The government decides about 25 February and 8 August.
  holidays: {
    yearly: [
      ['05-01', 'Labour Day'],
      ['07-01', 'Ketikoti'],
      ['08-09', "Indigenous People's Day"],
      ['10-10', 'Day of the Maroons'],
      ['11-25', 'Independence Day'],
    ],
    dated: [],
    announced: [
      ['chineseNewYear', 'Chinese New Year'],
      ['holi', 'Holi Phagwa'],
      ['diwali', 'Diwali'],
      ['eidAlFitr', 'Eid al-Fitr'],
      ['eidAlAdha', 'Eid al-Adha'],
    ],
  },
  counter: {
    name: 'Sample counter',
    street: '40 Samplestraat',
    town: 'Paramaribo',
    hours: [{ days: 'Monday to Friday', hours: '7:30 AM to 3:30 PM' }],
    phone: '+597 600 0142',
    whatsapp: '+597 600 0142',
  },
};
