import { describe, expect, test } from 'vitest';
import { allDestinations } from '../kernel/destinations.ts';
import {
  defaultCapabilities,
  Capabilities as Schema,
  type ShownCapabilities,
  bareCapabilities as standard,
} from './capabilities.ts';
import {
  carrierWords,
  collectionEverywhere,
  collectionWords,
  deliveryWords,
  noticeChannels,
  noticeWords,
  payForWords,
  paymentWords,
  trackingWords,
} from './capability-words.ts';
import { isSampleCounter, sampleCounters } from './counters/sample-counters.ts';
import { restoreSetting } from './restore.ts';

/** A business where nothing works yet. */
const none: ShownCapabilities = {
  ...standard,
  onlinePayment: false,
  notices: { whatsapp: false, email: false, portal: false },
  onlineTracking: false,
};
/** Without what follows from the stage: what an admin saves. */
const saved = ({ onlinePayment: _derived, ...capabilities }: ShownCapabilities) => capabilities;
const guyana = (there: ShownCapabilities['destinations']['GY']): ShownCapabilities => ({
  ...none,
  destinations: { ...none.destinations, GY: there },
});
const channels = (notices: Partial<ShownCapabilities['notices']>): ShownCapabilities => ({
  ...none,
  notices: { ...none.notices, ...notices },
});

test('only what works without anybody’s help is promised until an admin says so', () => {
  expect(standard.notices).toEqual({ whatsapp: true, email: true, portal: true });
  expect([standard.onlineTracking, standard.uspsMail]).toEqual([true, false]);
  for (const there of Object.values(standard.destinations)) expect(there).toEqual({ deliveryTowns: [] });
});

test('a first start has a sample counter in each country, and nothing that was saved is completed by them', () => {
  expect(Schema.parse(defaultCapabilities)).toEqual(defaultCapabilities);
  for (const { code } of allDestinations)
    expect(isSampleCounter(code, defaultCapabilities.destinations[code].collectAt)).toBe(true);
  expect(restoreSetting('capabilities', undefined).value).toEqual(defaultCapabilities);
  expect(restoreSetting('capabilities', standard).value).toEqual(standard);
  const older = {
    ...standard,
    destinations: { GY: { deliveryTowns: ['Linden'], counter: '12 Water Street' } },
  };
  expect(restoreSetting('capabilities', older).value.destinations).toEqual({
    ...standard.destinations,
    GY: { deliveryTowns: ['Linden'] },
  });
});

describe('while something does not work, nobody is promised it', () => {
  test.each([
    ['notices', noticeWords(none), 'We do not send notices along the way yet'],
    ['tracking', trackingWords(none), 'Until then, call or WhatsApp us'],
    ['payment', paymentWords(none), 'Call or write to us and we tell you how to pay'],
    [
      'delivery',
      deliveryWords(none, 'GY'),
      'For delivery to a door in Guyana, ask us first: tell us the town',
    ],
    ['collection', collectionWords(none, 'JM'), 'We do not take goods for Jamaica at the moment.'],
    ['U.S. Mail', carrierWords(none), 'U.S. Mail (USPS) cannot: we refuse it at our door'],
  ])('%s', (_, words, said) => expect(words).toContain(said));
});

describe('once it works, the words say what exactly', () => {
  test.each([
    [{ whatsapp: true }, 'by WhatsApp'],
    [{ whatsapp: true, portal: true }, 'by WhatsApp and in your account'],
    [{ whatsapp: true, email: true, portal: true }, 'by WhatsApp, by e-mail and in your account'],
  ])('notices: %o', (notices, said) => {
    expect(noticeChannels(channels(notices))).toBe(said);
    expect(noticeWords(channels(notices))).toContain(`We tell you ${said} when your shipment is received`);
    expect(noticeWords(channels(notices))).toContain('WhatsApp starts when you turn it on');
  });

  test('delivery names the towns and sends the others to us', () => {
    const words = deliveryWords(guyana({ deliveryTowns: ['Georgetown', 'Linden'] }), 'GY');
    expect(words).toBe(
      'We deliver to the door in Georgetown and Linden. For any other town in Guyana, ask us first.',
    );
  });

  test('collection names the counter, when it is open, and its phone', () => {
    const there = { deliveryTowns: [], collectAt: sampleCounters.GY };
    const said =
      'Sample counter, 18 Sample Wharf Street, Georgetown. Open Monday to Friday 8:00 AM to 4:30 PM, Saturday 8:00 AM to 12:00 PM. Phone +592 600 0142.';
    expect(collectionWords(guyana(there), 'GY')).toBe(`Collect it at ${said}`);
    expect(collectionEverywhere(guyana(there))).toContain(`Guyana: ${said} We do not take goods for Jamaica`);
  });

  test('tracking, payment and U.S. Mail', () => {
    const all = { ...none, onlineTracking: true, onlinePayment: true, uspsMail: true };
    expect(trackingWords(all)).not.toContain('coming');
    expect(paymentWords(all)).toBe(
      'Pay by card on this website after booking, or send a relative a link to pay.',
    );
    expect(payForWords(all)).toContain('make a link and send it to them');
    expect(carrierWords(all)).toContain('For U.S. Mail (USPS)');
    expect(carrierWords(all)).toContain('we need your signed Form 1583 first: without it we refuse it');
  });
});

test('a town that is on the list twice is refused at its row', () => {
  const issues = Schema.safeParse(saved(guyana({ deliveryTowns: ['Linden', 'linden'] }))).error?.issues;
  expect(issues?.map(({ path }) => path.join('.'))).toEqual(['destinations.GY.deliveryTowns.1']);
});

test('what was saved before a field existed keeps its values, and the new field is off', () => {
  const { uspsMail: _later, ...stored } = channels({ whatsapp: true });
  expect(restoreSetting('capabilities', stored).value).toEqual(saved(channels({ whatsapp: true })));
});

test('whether cards are taken was a setting once: what was stored of it says nothing, and nothing else is touched', () => {
  const stored = { ...channels({ whatsapp: true }), onlinePayment: true };
  expect(restoreSetting('capabilities', stored)).toEqual({
    value: saved(channels({ whatsapp: true })),
    repairedFields: [],
  });
});
