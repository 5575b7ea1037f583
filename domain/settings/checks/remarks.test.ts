import { describe, expect, test } from 'vitest';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { bareCapabilities, defaultCapabilities } from '../capabilities.ts';
import { defaultSettings } from '../defaults.ts';
import { settingSections } from '../site-settings.ts';
import type { AllSettings, SettingsPart } from './remark.ts';
import { contradictionIn, remarksAbout } from './remarks.ts';

const settings: AllSettings = {
  ...defaultSettings,
  claims: { badges: [], stats: [] },
  testimonials: { items: [] },
  capabilities: bareCapabilities,
  rateCards: [defaultRateCard],
};
const { brand, schedule } = settings;

const saidAbout = (part: SettingsPart, change: Partial<AllSettings>): readonly string[] =>
  remarksAbout(part, { ...settings, ...change }).map(({ message }) => message);

const openOnWeekdays = (hours: string) => ({
  brand: {
    ...brand,
    hours: [
      { days: 'Monday to Friday', hours },
      { days: 'Saturday', hours: '9:00 AM to 2:00 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ],
  },
});

test('the settings of a new installation fit each other, except for claims and samples', () => {
  for (const part of [...Object.keys(settingSections), 'rates'] as SettingsPart[])
    expect([part, saidAbout(part, {})]).toEqual([part, []]);
});

test('a counter that is a sample is noticed, country by country', () => {
  expect(saidAbout('capabilities', { capabilities: defaultCapabilities })).toEqual([
    'The counter in Guyana, Jamaica, Trinidad, Barbados and Suriname is a sample. Enter the real one, or turn the country off.',
  ]);
});

describe('business hours', () => {
  test('that are shorter than the pickup slots are noticed, in both sections', () => {
    const said = [
      '5 pickup slots end after you close, such as Monday 3:00 PM to 6:00 PM. Change the slots or the business hours.',
      'Booking closes Tuesday 4:00 PM, but that day you are open from 9:00 AM to 3:00 PM.',
      'Pickups can be booked until 5:00 PM, but on Monday you close at 3:00 PM.',
    ];
    const change = openOnWeekdays('9:00 AM to 3:00 PM');
    expect(saidAbout('brand', change)).toEqual(said);
    expect(saidAbout('schedule', change)).toEqual(said);
    expect(saidAbout('home', change)).toEqual([]);
  });

  test('that begin later than a slot are noticed', () => {
    expect(saidAbout('brand', openOnWeekdays('10:00 AM to 6:00 PM'))).toEqual([
      '5 pickup slots start before you open, such as Monday 9:00 AM to 12:00 PM. Change the slots or the business hours.',
    ]);
  });

  test('a slot and a cutoff on a closed day are noticed', () => {
    const sunday = {
      schedule: {
        ...schedule,
        cargoCutoff: { weekday: 0, time: '14:00' },
        pickup: {
          ...schedule.pickup,
          slots: [...schedule.pickup.slots, { weekday: 0, from: '09:00', to: '11:00' }],
        },
      },
    };
    expect(saidAbout('schedule', sunday)).toEqual([
      '1 pickup slot is on a day when you are closed: Sunday 9:00 AM to 11:00 AM. Change the slots or the business hours.',
      'Goods are due Sunday 2:00 PM, but that day you are closed.',
    ]);
  });

  test('that are no times are not compared, and that is said', () => {
    const change = { brand: { ...brand, hours: [{ days: 'Weekdays', hours: 'By appointment' }] } };
    expect(saidAbout('schedule', change)).toEqual([expect.stringContaining('could not be read as times')]);
  });
});

describe('contacts', () => {
  test('a phone number that is shown but not dialed is noticed', () => {
    const change = { brand: { ...brand, phone: { ...brand.phone, display: '(201) 555-0199' } } };
    expect(saidAbout('brand', change)).toEqual([
      'People read (201) 555-0199, but a tap on it dials +12015550142. Change one of them.',
    ]);
  });

  test.each(['201-555-0142', '+1 201 555 0142', '1-800-FLY-BOXES'])('%s may be shown', (display) => {
    expect(saidAbout('brand', { brand: { ...brand, phone: { ...brand.phone, display } } })).toEqual([]);
  });

  test('an old number or address in a text of another section is noticed there and here', () => {
    const change = {
      claims: { badges: ['Call (201) 555-0111'], stats: [] },
      capabilities: {
        ...settings.capabilities,
        destinations: {
          ...settings.capabilities.destinations,
          GY: { deliveryTowns: ['old@example.test'] },
        },
      },
    };
    expect(saidAbout('brand', change)).toHaveLength(2);
    expect(saidAbout('claims', change)).toEqual([expect.stringContaining('(201) 555-0111')]);
    expect(saidAbout('capabilities', change)).toEqual([expect.stringContaining('old@example.test')]);
  });

  test('an address that is offered but not confirmed is noticed', () => {
    expect(saidAbout('home', { home: { mailboxBlock: true } })).toHaveLength(1);
    expect(saidAbout('home', { home: { mailboxBlock: true }, brand: { ...brand, confirmed: true } })).toEqual(
      [],
    );
  });
});

describe('claims', () => {
  const claiming = (figure: string, words: string) => ({
    claims: { badges: [], stats: [{ figure, words }] },
  });

  test('a transit time that flights do not keep is noticed, also where the schedule is changed', () => {
    const change = claiming('3-5 days', 'average transit');
    expect(saidAbout('claims', change)).toEqual([
      'You claim “3-5 days average transit”, but the schedule says 4-6 days to Jamaica and longer than claimed to 4 countries in all.',
    ]);
    expect(saidAbout('schedule', change)).toHaveLength(1);
  });

  test('a claim about one country is compared with that country', () => {
    expect(saidAbout('claims', claiming('3-5 days', 'to Guyana'))).toEqual([]);
    expect(saidAbout('claims', claiming('3-5 days', 'to Barbados'))).toHaveLength(1);
  });

  test('a status with the TSA is asked about each time', () => {
    const change = { claims: { badges: ['Licensed TSA known shipper', 'Weekly flights'], stats: [] } };
    expect(saidAbout('claims', change)).toEqual([expect.stringContaining('only if you hold this status')]);
  });

  test('testimonials of nothing but invented people are noticed', () => {
    const { testimonials } = defaultSettings;
    expect(saidAbout('testimonials', { testimonials })).toHaveLength(1);
  });
});

describe('prices', () => {
  test('a mile of pickup without a price must not be saved; nothing else is refused', () => {
    const wide = { ...settings, schedule: { ...schedule, pickup: { ...schedule.pickup, radiusMiles: 40 } } };
    expect(contradictionIn('schedule', wide)).toContain('You pick up within 40 miles');
    expect(contradictionIn('rates', wide)).toContain('You pick up within 40 miles');
    expect(contradictionIn('brand', wide)).toBeUndefined();
    expect(
      contradictionIn('schedule', { ...settings, ...openOnWeekdays('9:00 AM to 3:00 PM') }),
    ).toBeUndefined();
  });

  test('delivery that is promised and costs nothing is noticed', () => {
    const change = {
      capabilities: {
        ...settings.capabilities,
        destinations: { ...settings.capabilities.destinations, GY: { deliveryTowns: ['Georgetown'] } },
      },
      rateCards: [{ card: { ...defaultRateCard.card, doorDelivery: 0 } }],
    };
    expect(saidAbout('rates', change)).toEqual([
      'You deliver to the door in Guyana, and the rate card charges $0.00 for it.',
    ]);
  });
});
