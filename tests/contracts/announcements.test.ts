import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appPaths, signInPaths } from '#domain/kernel/paths.ts';
import { messageTemplates, textOf } from '#domain/notifications/whatsapp/templates.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { AnyEvent } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { messageOf } from '#lambdas/notifications/index.ts';
import { announcements, digestSamples, digests } from '#lambdas/told.ts';

const allAnnouncements = announcements.flat();

const exampleOf = (source: string, type: string): AnyEvent =>
  AnyEvent.parse(
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../events', source.replace('skybarrel.', ''), `${type}.example.json`),
        'utf8',
      ),
    ),
  );
/** What is behind a `#` stays in the browser, as the secret of a link. */
const isAppPath = (path: string): boolean =>
  [...appPaths, ...signInPaths].some((route) =>
    new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}(#.*)?$`).test(path),
  );

describe('an event', () => {
  test.each(eventCatalogue)(
    '$type has an announcement if its contract names recipients, and none otherwise',
    ({ type, notifies }) => {
      expect(allAnnouncements.filter((one) => one.type === type)).toHaveLength('people' in notifies ? 1 : 0);
      if ('nobody' in notifies) expect(notifies.nobody).toMatch(/^[A-Z].{20,}\.$/);
    },
  );

  describe.each(allAnnouncements)('$type', ({ type, facts, partsOf, withoutNews: why }) => {
    const contract = eventCatalogue.find((event) => event.type === type);
    const parts = partsOf(
      exampleOf(contract?.source ?? '', type),
      defaultBrand,
      defaultCapabilities,
      facts?.sample,
    );
    const messages = parts.flatMap((part) => [
      part,
      ...(part.cap?.whenExceeded ? [part.cap.whenExceeded] : []),
    ]);
    const lines = messages.flatMap((one) => [...(one.lines ?? []), ...(one.tallies ?? [])]);
    const letters = messages.flatMap((one) => one.letters ?? []);

    // What is told a little later is a letter and a message on the phone. Of a thing within a thing, one of the two digests tells it.
    const soon = messages.flatMap((one) => one.soon ?? []);

    test('tells a customer by WhatsApp too, or says why not', () => {
      const customers = lines.filter(({ audience }) => audience.startsWith('person:')).length;
      const mailed = [...letters, ...soon].filter(({ recipient }) => recipient === 'customer').length;
      const isTold = customers + mailed > 0 ? 1 : 0;
      const later = Math.min(soon.length, 1);
      expect(later + (why === undefined ? 0 : 1)).toBe(isTold);
      if (why !== undefined) expect(why).toMatch(/^[A-Z].{20,}\.$/);
    });

    test('is announced to recipients of its contract and to nobody else', () => {
      const told = new Set([
        ...lines.map(({ audience }) => (audience.startsWith('person:') ? 'customer' : audience)),
        ...letters.map(({ recipient }) => recipient),
        ...soon.map(({ recipient }) => recipient),
      ]);
      const people = contract && 'people' in contract.notifies ? contract.notifies.people : [];
      expect(told.size).toBeGreaterThan(0);
      expect(people).toEqual(expect.arrayContaining([...told]));
    });

    test('is told a little later only of things that a domain has words for', () => {
      const known: readonly string[] = digests.flat().map(({ thing }) => thing);
      expect(soon.filter(({ thing }) => !known.includes(thing))).toEqual([]);
    });

    test('links only to screens that exist', () => {
      const paths = [
        ...lines.flatMap(({ link }) => link ?? []),
        ...letters.flatMap(({ action }) => action?.path ?? []),
      ];
      expect(paths.filter((path) => !isAppPath(path))).toEqual([]);
    });

    test('has at most one mail per recipient and one line per feed, so that a repetition is recognized', () => {
      const recipients = parts.flatMap((part) => (part.letters ?? []).map(({ recipient }) => recipient));
      const audiences = parts.flatMap((part) =>
        [...(part.lines ?? []), ...(part.tallies ?? [])].map(({ audience }) => audience),
      );
      expect(new Set(recipients).size).toBe(recipients.length);
      expect(new Set(audiences).size).toBe(audiences.length);
    });
  });
});

describe('what is told on the phone', () => {
  const said = Object.values(digestSamples).flatMap((write) => write(defaultBrand));

  test.each(said)(
    '$id fills in every field of its WhatsApp template, with the link to a screen that exists',
    ({ digested: { news } }) => {
      expect([...Object.keys(news.fields), 'link'].toSorted()).toEqual(
        [...messageTemplates[news.template ?? 'shipment_news'].fields].toSorted(),
      );
      expect(Object.values(news.fields).filter((value) => value === '')).toEqual([]);
      expect(isAppPath(news.path)).toBe(true);
    },
  );

  test.each(said)('$id is called a shipment where it is one', ({ digested: { news } }) => {
    const text = textOf(messageOf(news, 'https://skybarrel.test'));
    const isOne = TrackingNumber.safeParse(news.fields.number).success;
    expect(text).toMatch(isOne ? /^Your shipment / : /^News about /);
  });
});

test.each(Object.values(digestSamples).flatMap((write) => write(defaultBrand)))(
  'the letter $id says once on which day it flies',
  ({ digested: { letter } }) => {
    expect(
      letter.paragraphs.join(' ').match(/\b[Ii]t flies (?:from|with|\w{3},)/g)?.length ?? 0,
    ).toBeLessThan(2);
  },
);

describe('a WhatsApp template', () => {
  test.each(Object.entries(messageTemplates))(
    '%s has each field once and in order, and neither begins nor ends with one, as Meta asks',
    (_, { body, fields }) => {
      expect([...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, place]) => Number(place))).toEqual(
        fields.map((_, place) => place + 1),
      );
      expect(body).toMatch(/^[^{].*[^}]$/s);
      expect(body.length).toBeLessThan(550);
    },
  );
});
