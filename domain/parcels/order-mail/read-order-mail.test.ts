// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readOrderMail } from './read-order-mail.ts';
import { sampleMails } from './testing/all.ts';
import { inShort } from './testing/sample.ts';

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each(sampleMails)('$title', async ({ mail, says }) => {
  expect(inShort(await readOrderMail(mail, parseHtml))).toEqual(says);
});

test('the file of a mail is read in the alphabet it was written in', async () => {
  const head =
    'From: Shop <a@shop.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n\r\n';
  const file = Uint8Array.from(`${head}Order #10443\r\nCaf\xe9 Filter\r\nQty: 1\r\n$4.00\r\n`, (sign) =>
    sign.charCodeAt(0),
  );
  const { orders } = await readOrderMail(file, parseHtml);
  expect(orders[0]?.parcels[0]?.lines).toEqual([{ description: 'Café Filter', quantity: 1, unitValue: 400 }]);
});
