// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderGuess } from './order-guess.ts';
import { readOrderMail } from './read-order-mail.ts';
import { sampleMails } from './testing/all.ts';
import type { HtmlNode } from './text/html-lines.ts';

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const samples = sampleMails.map(({ mail }) => mail);

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

const stringsIn = (guess: OrderGuess): readonly string[] =>
  JSON.stringify(guess, (_, value) => value).match(/"(?:[^"\\]|\\.)*"/g) ?? [];

/** Mails with pieces of others inside, cut off, with tags and signs that mean something to programs. */
const broken = fc
  .array(
    fc.oneof(
      fc
        .constantFrom(...samples)
        .chain((mail) =>
          fc.tuple(fc.nat(mail.length), fc.nat(600)).map(([from, length]) => mail.slice(from, from + length)),
        ),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '<b',
        '\n\n',
        '\u202e',
        '\0',
        '$',
        ' x ',
        '=?utf-8?B?',
        'Content-Type: multipart/mixed; boundary=a\n\n--a\n',
        'Order # ',
        'Qty: ',
        'Tracking number: ',
        '$99999999999.99',
        '<table>'.repeat(50),
      ),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...'0123456789ABZ -$.,x\n'), maxLength: 120 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('whatever is pasted: nothing throws, nothing is HTML, and no tracking number comes from nowhere', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (raw) => {
      const guess = await readOrderMail(raw, parseHtml);
      for (const { parcels, unplaced, total } of guess.orders) {
        for (const { tracking } of parcels)
          if (tracking !== undefined) {
            // Two digits of USPS are never printed; the mail has the other twenty.
            const printed = tracking.replace(/^9[12](?=\d{20}$)/, '');
            // Source may have the number in an encoding of the mail.
            if (!/content-|mime-|=/i.test(raw)) expect(bare(raw)).toContain(printed);
          }
        for (const { quantity, unitValue = 0 } of [...parcels.flatMap(({ lines }) => lines), ...unplaced]) {
          expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
          expect(Number.isSafeInteger(unitValue) && unitValue >= 0).toBe(true);
        }
        expect(Number.isSafeInteger(total ?? 0)).toBe(true);
      }
      for (const text of stringsIn(guess)) expect(text).not.toMatch(/<\/?(?:script|img|b|table)\b/i);
    }),
    { numRuns: 300 },
  );
});

test('each value says which words of the mail it was read from', async () => {
  for (const mail of samples) {
    const { orders, guessed } = await readOrderMail(mail, parseHtml);
    const paths = guessed.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    orders.forEach(({ store, orderNumber, total, parcels }, index) => {
      for (const [name, value] of Object.entries({ store, orderNumber, total }))
        expect(paths.includes(`orders.${index}.${name}`)).toBe(value !== undefined);
      parcels.forEach(({ tracking, lines }, box) => {
        expect(paths.includes(`orders.${index}.parcels.${box}.tracking`)).toBe(tracking !== undefined);
        lines.forEach(({ unitValue }, line) => {
          const path = `orders.${index}.parcels.${box}.lines.${line}`;
          expect(paths).toContain(`${path}.description`);
          expect(paths.includes(`${path}.unitValue`)).toBe(unitValue !== undefined);
        });
      });
    });
    expect(guessed.filter(({ from }) => from.trim() === '')).toEqual([]);
  }
});

test('what is left out says why', async () => {
  const canadian = sampleMails.find(({ title }) => title.startsWith('AliExpress'))?.mail ?? '';
  const { left } = await readOrderMail(canadian, parseHtml);
  expect(left).toEqual([
    { path: 'orders.0.total', from: 'Total: C$ 30.08', why: 'CURRENCY' },
    { path: 'orders.0.parcels.0.lines.0.unitValue', from: 'C$ 18.42 x1', why: 'CURRENCY' },
    { path: 'orders.0.parcels.0.lines.1.unitValue', from: 'C$ 4.10 x2', why: 'CURRENCY' },
  ]);
  const two = await readOrderMail('Order #10442\nBlue Cup\nQty: 2\n$10.00\n', parseHtml);
  expect(two.left).toEqual([{ path: 'orders.0.parcels.0.lines.0.unitValue', from: '$10.00', why: 'UNSURE' }]);
});

/** Milliseconds of processor time, the least of a few runs: other work runs on the machine. */
const fastest = async (read: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < 12; run += 1) {
    const started = process.cpuUsage();
    await read();
    times.push(process.cpuUsage(started).user / 1000);
  }
  return Math.min(...times);
};

/** The tree of a document as plain objects: jsdom takes many times longer than a browser to walk its own. */
const copied = (node: HtmlNode | null): HtmlNode | null => {
  if (node === null) return null;
  const copies: { nextSibling: HtmlNode | null }[] = [];
  for (let each: HtmlNode | null = node; each !== null; each = each.nextSibling) {
    const { nodeName, nodeValue } = each;
    const attributes = new Map(
      ['style', 'hidden', 'href'].map((name) => [name, each?.getAttribute?.(name) ?? null]),
    );
    copies.push({
      nodeName,
      nodeValue,
      firstChild: copied(each.firstChild),
      nextSibling: null,
      getAttribute: (name: string) => attributes.get(name) ?? null,
    } as HtmlNode);
  }
  copies.forEach((copy, index) => {
    copy.nextSibling = (copies[index + 1] as HtmlNode | undefined) ?? null;
  });
  return copies[0] as HtmlNode;
};

describe('a long mail is read in no time', () => {
  const long = samples.filter((mail) => !/^<|<html|^Return|^Delivered/.test(mail)).join('\n');
  const ofSize = (mail: string, size: number) => mail.repeat(Math.ceil(size / mail.length)).slice(0, size);

  test('200 KB of text in 50 ms', async () => {
    const mail = ofSize(long, 200_000);
    expect(await fastest(() => readOrderMail(mail, parseHtml))).toBeLessThan(50);
  });

  test('200 KB of HTML in 50 ms, without the time that the browser takes to parse it', async () => {
    const html = ofSize(samples.filter((mail) => mail.includes('</table>')).join(''), 200_000);
    const parsed = copied(parseHtml(html)) ?? parseHtml('');
    expect(await fastest(() => readOrderMail(html, () => parsed))).toBeLessThan(50);
  });

  test.each([
    ['digits', '1'],
    ['groups of digits', '1234 '],
    ['dollars', '$'],
    ['prices', '$1.00 '],
    ['tags that never end', '<a '],
    ['blanks', ' '],
    ['words', 'order '],
    ['dashes', 'A-1-'],
    ['links', 'https://x.co/'],
    ['quotes', '> '],
    ['lines of a letter', 'a\n'],
    ['commas', '1,111'],
    ['labels', 'Total\n'],
    ['counts', '2 x '],
    ['heads', 'Order #12345\n'],
    ['mail heads', 'Content-Type: a\n'],
  ])('1 MB of %s does not hang', async (_, sign) => {
    const started = performance.now();
    await readOrderMail(ofSize(sign, 1_000_000), parseHtml);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
