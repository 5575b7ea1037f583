import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { readOrderMail } from './read-order-mail.ts';
import { amazonMails } from './testing/amazon.ts';
import { bigStoreMails } from './testing/big-stores.ts';
import { fashionMails } from './testing/fashion-and-apple.ts';
import { marketplaceMails } from './testing/marketplaces.ts';
import { inShort } from './testing/sample.ts';

const parser = new new JSDOM().window.DOMParser();
const parseHtml = (html: string) => parser.parseFromString(html, 'text/html');

describe('what order mails say is read', () => {
  test.each([...amazonMails, ...bigStoreMails, ...marketplaceMails, ...fashionMails])(
    '$title',
    async ({ mail, says }) => {
      expect(inShort(await readOrderMail(mail, parseHtml))).toEqual(says);
    },
  );
});
