import { describe, expect, test } from 'vitest';
import { type DestinationCode, eachDestination } from '#domain/kernel/destinations.ts';
import { bareCapabilities, type ShownCapabilities } from '#domain/settings/capabilities.ts';
import { sampleCounters } from '#domain/settings/counters/sample-counters.ts';
import { renderSite } from '../render.tsx';
import { assets, site, wordsOf } from '../testing/sample-site.ts';

const there = (code: DestinationCode) => ({
  deliveryTowns: ['Sampleton'],
  collectAt: {
    name: 'Sample Freight',
    street: '12 Water Street',
    town: 'Sampleton',
    hours: [{ days: 'Monday', hours: '9:00 AM to 4:00 PM' }],
    phone: sampleCounters[code].phone,
  },
});
/** A business where everything works. */
const everything: ShownCapabilities = {
  notices: { whatsapp: true, email: true, portal: true },
  onlineTracking: true,
  onlinePayment: true,
  uspsMail: true,
  destinations: eachDestination(there),
};
/** A business where nothing works yet. */
const nothing: ShownCapabilities = {
  ...bareCapabilities,
  onlinePayment: false,
  notices: { whatsapp: false, email: false, portal: false },
  onlineTracking: false,
};
const rendered = renderSite({ ...site, capabilities: nothing }, assets);
const working = renderSite({ ...site, capabilities: everything, home: { mailboxBlock: true } }, assets);

type Files = typeof rendered;
const wordsOfPage = (files: Files, file: string): string =>
  wordsOf((files.get(file)?.body ?? '').replaceAll(/<script[\s\S]*?<\/script>/g, ' '));
const pagesThatSay = (files: Files, said: RegExp): readonly string[] =>
  [...files.keys()].filter((file) => file.endsWith('.html') && said.test(wordsOfPage(files, file)));

/** What the site may say only when it works, and what it says until then. */
const claims = [
  ['status notices', /by WhatsApp, by e-mail and in your account/, /do not send notices along the way yet/],
  ['online tracking', /on our tracking page with your tracking number/, /Online tracking is coming/],
  [
    'paying online',
    /\bby card\b|make a link and send it/i,
    /we tell you how to pay|another country: ask us how/,
  ],
  ['delivery to the door', /Sampleton/, /For delivery to a door[^.]*, ask us first/],
  ['the counter', /Sample Freight, 12 Water Street/, /We do not take goods for/],
  ['U.S. Mail', /signed Form 1583 first/, /U\.S\. Mail \(USPS\) cannot: we refuse it at our door/],
] as const;

describe.each(claims)('%s', (_, works, notYet) => {
  test('is promised on no page until it works', () => {
    expect(pagesThatSay(rendered, works)).toEqual([]);
    expect(pagesThatSay(rendered, notYet)).not.toEqual([]);
  });

  test('is said on all pages once it works, and none says otherwise', () => {
    expect(pagesThatSay(working, works)).not.toEqual([]);
    expect(pagesThatSay(working, notYet)).toEqual([]);
  });
});

test('who can deliver to a mailbox is said wherever the address is offered', () => {
  const files = ['how-it-works', 'faq', 'contact', 'terms', 'business-services'].map(
    (path) => `${path}/index.html`,
  );
  for (const file of files) expect(wordsOfPage(rendered, file), file).toContain('we refuse it at our door');
  expect(wordsOfPage(working, 'index.html')).toContain('signed Form 1583 first');
});
