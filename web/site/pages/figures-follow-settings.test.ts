import { expect, test } from 'vitest';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { otherSite } from '#domain/settings/testing/other-settings.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { renderSite } from '../render.tsx';
import { assets, site, wordsOf } from '../testing/sample-site.ts';

type Stated = Readonly<Record<string, string | readonly string[]>>;

/** How pages state each price of the card in force. */
const prices = (settings: SiteSettings): Stated => {
  const card = cardInForce(settings);
  const { storage, insurance, oversize, barrelLimits, extraPhotos } = card;
  return {
    'rates per pound': destinationCodes.map((code) => dollars(card.perLb[code])),
    divisor: `divide by ${card.dimDivisor}`,
    'weight breaks': card.breaks.map(({ fromLb, percentOff }) => `${percentOff}% off from ${fromLb} lb`),
    'minimum charge': dollars(card.minimumFreight),
    barrels: card.barrels.map(({ name, includedLb }) => `${name} with ${includedLb} lb`),
    'empty barrels': card.barrels.map(({ emptyPrice }) => dollars(emptyPrice)),
    'limits of barrels': [
      `Above ${barrelLimits.reviewAboveLb} lb`,
      `above ${barrelLimits.refusedAboveLb} lb we cannot take them`,
    ],
    'large boxes': `over ${oversize.aboveLb} lb or ${oversize.aboveIn} in`,
    express: `${card.expressPercent}%`,
    'pickup bands': card.pickup.map(({ toMiles }) => `up to ${toMiles} miles`),
    'pickup prices': card.pickup.map(({ price }) => dollars(price)),
    tolls: (card.pickupAreas ?? []).map(({ name, toll }) => `${name} ${dollars(toll)}`),
    stairs: dollars(card.stairs),
    'failed pickup': dollars(card.failedPickup),
    brokerage: dollars(card.brokerage),
    insurance: `${insurance.percent}% of the value`,
    'least insurance': dollars(insurance.minimum),
    'export filing': dollars(card.exportFiling.price),
    'delivery to the door': dollars(card.doorDelivery),
    photos: dollars(extraPhotos.price),
    'free storage': `free for ${storage.freeDays} days`,
    'storage at the dock': `${dollars(storage.perLbDay)} per lb per day`,
    'abandoned goods': `abandoned on day ${storage.abandonedAfterDays}`,
    'free storage there': `first ${storage.destinationFreeDays} days are free`,
    'storage there': `${dollars(storage.destinationPerPieceWeek)} per piece per week`,
  };
};

/** How pages state when we are open and when what flies. */
const times = ({ schedule, brand }: SiteSettings): Stated => {
  const cutoff = ({ weekday, time }: typeof schedule.cargoCutoff): string =>
    `${weekdays[weekday]} ${clockWords(time)}`;
  const lanes = destinationCodes.map((code) => schedule.lanes[code]);
  return {
    'cargo cutoff': cutoff(schedule.cargoCutoff),
    'booking cutoff': cutoff(schedule.bookingCutoff),
    'days of flights': lanes.map(({ departs }) => `every ${weekdays[departs]}`),
    'airports of flights': lanes.map(({ originAirport }) => `${originAirport} to `),
    'days on the way': lanes.map(({ transitDays: { min, max } }) => `${min}-${max} days`),
    'pickup radius': `within ${schedule.pickup.radiusMiles} miles of the ${brand.facility.city} facility`,
    'windows of pickups': schedule.pickup.slots.map(
      ({ from, to }) => `${clockWords(from)} to ${clockWords(to)}`,
    ),
    'who confirms a pickup':
      schedule.pickup.confirms === 'STAFF' ? 'confirm it ourselves' : 'It is confirmed at once',
    'last hour to book a pickup': clockWords(schedule.pickup.bookBy),
    'opening hours': brand.hours.map(({ hours }) => hours).filter((hours) => hours !== 'Closed'),
  };
};

const claims = (settings: SiteSettings): Stated => ({
  badges: settings.claims.badges,
  figures: settings.claims.stats.map(({ figure, words }) => `${words} ${figure}`),
  testimonials: settings.testimonials.items.map(({ text }) => text),
});

const allStated = (settings: SiteSettings): readonly (readonly [setting: string, word: string])[] =>
  Object.entries({ ...prices(settings), ...times(settings), ...claims(settings) }).flatMap(
    ([setting, words]) => [words].flat().map((word) => [setting, word] as const),
  );

/** What people, search engines and other programs read in the files of a site, on one line for each file. */
const readIn = (settings: Partial<SiteSettings>): ReadonlyMap<string, string> =>
  new Map(
    [...renderSite({ ...site, ...settings }, assets)].map(([file, { body }]) => [
      file,
      wordsOf(
        String(body)
          .replaceAll('<!-- -->', '')
          .replaceAll(/<meta[^>]*content="([^"]*)"[^>]*>/g, ' $1 '),
      )
        .replaceAll(/[\u00A0\u202F]|&nbsp;/g, ' ')
        .replaceAll('\u2060', ''),
    ]),
  );

const filesWith = (files: ReadonlyMap<string, string>, word: string): readonly string[] =>
  [...files].filter(([, text]) => text.includes(word)).map(([file]) => file);

/** What goods cost in a list of a barrel, and duty on a laptop: amounts that are no prices of ours. */
const packed = ['$15.00', '$30.00', '$35.00', '$60.00'];
const examples: Readonly<Record<string, readonly string[]>> = {
  'blog/shipping-barrel-to-jamaica/index.html': packed,
  'feed.xml': packed,
  'service-areas/jamaica/index.html': ['$60.00'],
};

const before = readIn({});
const after = readIn(otherSite());

test('when every setting changes, its new value stands on a page', () => {
  const missing = allStated(otherSite()).filter(([, word]) => filesWith(after, word).length === 0);
  expect(missing).toEqual([]);
});

test('and no page and no file states an old value any more', () => {
  const old = allStated(site);
  // The words for which it looks are those that pages have under the settings of a new installation.
  expect(old.filter(([, word]) => filesWith(before, word).length === 0)).toEqual([]);
  const left = old.flatMap(([setting, word]) =>
    filesWith(after, word)
      .filter((file) => !examples[file]?.includes(word))
      .map((file) => `${setting}: ${word} in ${file}`),
  );
  expect(left).toEqual([]);
});

test('a card that rounds up every piece is described by no page as one that rounds up once', () => {
  const once = /round(ed)? up (only )?once|before they are rounded|The whole shipment, once/;
  const saying = (files: ReadonlyMap<string, string>): readonly string[] =>
    [...files].filter(([, text]) => once.test(text)).map(([file]) => file);
  expect(saying(before).length).toBeGreaterThan(3);
  expect(saying(after)).toEqual([]);
});

test('without weight breaks no page offers one, and no sentence is left with a gap', () => {
  const card = { ...cardInForce(site), breaks: [] };
  const plain = readIn({ rateCards: [{ version: 2, effectiveFrom: '2026-12-01', card }] });
  const offering = /% off from|cheaper with more weight|never costs more than|: \. |\. , | , and just/i;
  expect([...plain].filter(([, text]) => offering.test(text)).map(([file]) => file)).toEqual([]);
});

test('lanes that all take as long are said without a range', () => {
  const lane = { ...site.schedule.lanes.GY, transitDays: { min: 6, max: 6 } };
  const same = readIn({
    schedule: { ...site.schedule, lanes: { GY: lane, JM: lane, TT: lane, BB: lane, SR: lane } },
  });
  expect(filesWith(same, '6-6 days')).toEqual([]);
  expect(filesWith(same, '6 days')).toContain('index.html');
});
