import { expect, test } from 'vitest';
import { readContactLink } from './contact-link.ts';
import { contactPath, shipmentContactPath } from './contact-path.ts';

const ORIGIN = 'https://example.test';
const price = '/shipping-calculator?to=GY&g=1B55x140e&zip=11226&door=1&town=Vreed-en-Hoop';
const text = 'I would like to book this:\nTo Guyana\nA 55-gallon barrel of 140 lb\nPrice: $430.00';

/** The query as a browser splits it. */
const read = (path: string) => {
  const query = path.slice(path.indexOf('?') + 1, path.indexOf('#'));
  const parts = new Map(
    query.split('&').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, decodeURIComponent(value)] as const;
    }),
  );
  return readContactLink((name) => parts.get(name) ?? null, ORIGIN);
};

test('a link fills in the topic and the message, with the address of the price on this site', () => {
  expect(read(contactPath({ topic: 'pickup', text, price }))).toEqual({
    topic: 'pickup',
    message: `${text}\n${ORIGIN}${price}`,
  });
});

test('a link about a shipment fills in its number, and nothing else that somebody put there', () => {
  expect(read(shipmentContactPath('7K3M9-Q2X4T-C'))).toEqual({
    topic: 'other',
    message: 'Shipment 7K3M9-Q2X4T-C: ',
  });
  expect(read(shipmentContactPath('7K3M9-Q2X4T-C https://evil.example')).message).toBe('');
});

test('the longest link passes the firewall, which takes 2,048 characters, and keeps the price', () => {
  const rows = Array.from({ length: 20 }, () => '999b9999.123456x9999.123456x9999.123456x999.123456').join(
    '_',
  );
  const lines = [text, ...Array.from({ length: 8 }, () => 'é × '.repeat(20)), 'Price: $9,999.00'].join('\n');
  const path = contactPath({ topic: 'pickup', text: lines, price: `/shipping-calculator?to=GY&g=${rows}` });
  expect(path.length).toBeLessThanOrEqual(2048);
  expect(read(path).message).toContain('I would like to book this:\nPrice: $9,999.00\nhttps://example.test/');
});

test.each([
  ['names another page', { text: 'Look at https://evil.example/', price }],
  ['names another page without a scheme', { text: 'Look at www.evil.example', price }],
  ['belongs to no price of ours', { text, price: 'https://evil.example/shipping-calculator?to=GY' }],
  ['leaves the calculator', { text, price: '/shipping-calculator?to=GY" https://evil.example' }],
  ['has no price', { text, price: '' }],
  ['is too long', { text: 'a'.repeat(901), price }],
  ['is empty', { text: '  ', price }],
])('a message is not taken when it %s', (_why, { text, price }) => {
  expect(read(contactPath({ topic: 'pickup', text, price })).message).toBe('');
});

test('only our topics are taken, also by the name that older links have', () => {
  const topicOf = (name: string, topic: string) =>
    readContactLink((asked) => (asked === name ? topic : null), ORIGIN).topic;
  expect([topicOf('about', 'price'), topicOf('topic', 'business'), topicOf('about', 'toString')]).toEqual([
    'price',
    'business',
    '',
  ]);
});
