import { describe, expect, it } from 'vitest';
import { allDestinations, type DestinationCode } from '../../kernel/destinations.ts';
import { Capabilities, defaultCapabilities } from '../capabilities.ts';
import { chats, counterHours, counterMap, counterPlace, dials, openNowWords } from './counter-words.ts';
import { lastOpenWords } from './last-open.ts';
import { sampleCounters } from './sample-counters.ts';
import { refuseNotTaken, takenDestinations } from './taken.ts';

/** What the settings say of a destination that is turned on with this counter. */
const problemsWith = (collectAt: object, code: DestinationCode = 'GY'): Readonly<Record<string, string>> => {
  const destinations = { ...defaultCapabilities.destinations, [code]: { deliveryTowns: [], collectAt } };
  const issues = Capabilities.safeParse({ ...defaultCapabilities, destinations }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.slice(3).join('.'), message]));
};

describe('a destination that is turned on', () => {
  it('needs street, town, hours and a phone, and each message names what is missing', () => {
    const names = ['hours', 'phone', 'street', 'town'];
    expect(Object.keys(problemsWith({})).toSorted()).toEqual(names);
    expect(problemsWith({ street: '', town: ' ', hours: [], phone: '' })).toEqual({
      street: 'Enter the street of the counter in Georgetown',
      town: 'Enter the town of the counter',
      hours: 'Choose when the counter is open',
      phone: 'Enter the phone number of the counter, such as +592 600 0142',
    });
  });

  it('takes no number of another country, New Jersey’s least of all, and no week without an open day', () => {
    const whole = sampleCounters.GY;
    expect(problemsWith({ ...whole, phone: '+1 201 555 0142' })).toEqual({
      phone: 'Give a number of Guyana, which begins with +592',
    });
    expect(problemsWith({ ...sampleCounters.JM, phone: '+1 201 555 0142' }, 'JM')).toEqual({
      phone: 'Give a number of Jamaica, which begins with +1 876',
    });
    expect(problemsWith({ ...sampleCounters.JM, phone: '+1 658 555 0142' }, 'JM')).toEqual({});
    expect(problemsWith({ ...whole, hours: [{ days: 'Every day', hours: 'Closed' }] })).toEqual({
      hours: 'Choose at least one day on which the counter is open',
    });
    const backward = [{ days: 'Monday', hours: '4:00 PM to 9:00 AM' }];
    expect(problemsWith({ ...whole, hours: backward })['hours.0.hours']).toContain('closing time after');
    const { whatsapp: _none, name: _neither, ...least } = whole;
    expect(problemsWith(least)).toEqual({});
  });

  it.each(allDestinations)('$country: the sample is one that the settings would take', ({ code }) => {
    expect(problemsWith(sampleCounters[code], code)).toEqual({});
    expect(counterPlace(sampleCounters[code])).toContain('Sample');
  });
});

it('is off without a counter: nothing is taken for it', () => {
  const { GY: _off, ...others } = defaultCapabilities.destinations;
  const destinations = { ...others, GY: { deliveryTowns: [] } };
  expect(takenDestinations({ destinations }).map(({ code }) => code)).toEqual(['JM', 'TT', 'BB', 'SR']);
  expect(refuseNotTaken({ destinations }, 'GY')?.refusal).toMatchObject({
    code: 'DESTINATION_OFF',
    message: 'We do not take goods for Guyana at the moment.',
  });
  expect(refuseNotTaken({ destinations }, 'JM')).toBeUndefined();
});

describe('a counter in words', () => {
  it('opens maps, telephones and WhatsApp', () => {
    expect(counterHours(sampleCounters.GY)).toBe(
      'Monday to Friday 8:00 AM to 4:30 PM, Saturday 8:00 AM to 12:00 PM',
    );
    expect(counterMap('GY', sampleCounters.GY)).toContain(
      'query=18%20Sample%20Wharf%20Street%2C%20Georgetown%2C%20Guyana',
    );
    expect(dials('+1 876 555-0142')).toBe('tel:+18765550142');
    expect(chats('+592 600 0142')).toBe('https://wa.me/5926000142');
  });

  it.each([
    // Georgetown is at UTC-4 all year.
    ['2026-12-01T12:00:00Z', 'Open now, until 4:30 PM.'],
    ['2026-12-01T20:29:59Z', 'Open now, until 4:30 PM.'],
    ['2026-12-01T20:30:00Z', 'Closed now. It opens tomorrow at 8:00 AM.'],
    ['2026-12-01T11:59:00Z', 'Closed now. It opens today at 8:00 AM.'],
    ['2026-12-05T17:00:00Z', 'Closed now. It opens on Monday at 8:00 AM.'],
    // Ten in the evening of Friday there is Saturday in London.
    ['2026-12-05T02:00:00Z', 'Closed now. It opens tomorrow at 8:00 AM.'],
  ])('at %s: %s', (now, said) => {
    expect(openNowWords(sampleCounters.GY, 'GY', new Date(now))).toBe(said);
  });
});

describe('the last time at which somebody can come up to a day', () => {
  const until = (day: string, now = '2026-12-01T15:00:00Z', counter = sampleCounters.GY) =>
    lastOpenWords(counter, 'GY', { day, now: new Date(now) });

  it('is when the counter closes that day, or on the last open day before it', () => {
    expect(until('2026-12-07')).toBe('Mon, Dec 7, 4:30 PM');
    expect(until('2026-12-05')).toBe('Sat, Dec 5, 12:00 PM');
    // A Sunday.
    expect(until('2026-12-06')).toBe('Sat, Dec 5, 12:00 PM');
  });

  it('is not said once it is over by the clocks there, or where the hours cannot be read', () => {
    expect(until('2026-12-06', '2026-12-05T15:59:00Z')).toBe('Sat, Dec 5, 12:00 PM');
    expect(until('2026-12-06', '2026-12-05T16:00:00Z')).toBeUndefined();
    const hours = [{ days: 'Monday', hours: 'In the morning' }];
    expect(until('2026-12-07', undefined, { ...sampleCounters.GY, hours })).toBeUndefined();
    expect(lastOpenWords(undefined, 'GY', { day: '2026-12-07', now: new Date() })).toBeUndefined();
  });
});
