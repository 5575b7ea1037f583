import { describe, expect, test } from 'vitest';
import type { MessagePreview } from '#domain/previews/endpoints.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { otherBrand, sampleWordsIn } from '#domain/settings/testing/other-brand.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { everyMessage } from '#lambdas/previews/every-message.ts';
import { listMessages } from '#lambdas/previews/list-messages.ts';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { announcements, samples } from '#lambdas/told.ts';
import { abouts, listEntry } from '#web/features/previews/message-words.ts';

const answerUnder = (settings: typeof defaultSettings, siteUrl: string) => {
  const list = listMessages({
    readSetting: (async (name: keyof typeof defaultSettings) => settings[name]) as Parameters<
      typeof listMessages
    >[0]['readSetting'],
    siteUrl,
  });
  return list({} as Parameters<typeof list>[0]);
};
const answer = await answerUnder(defaultSettings, 'https://skybarrel.test');
const messages: readonly MessagePreview[] = answer.ok ? answer.value.messages : [];

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const plain = (html: string): string =>
  html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** What somebody reads in the HTML of a letter, line by line, and where its links lead. What only an inbox shows is not read. */
const readHtml = (html: string) => {
  const body = html.replace(/^.*?<body[^>]*><div[^>]*>[^<]*<\/div>/s, '');
  return {
    said: body.split(/<[^>]*>/).flatMap((part) => (/^(?:\s|&nbsp;)*$/.test(part) ? [] : [plain(part)])),
    links: [...body.matchAll(/href="(https?:[^"]*)"/g)].map(([, link = '']) => plain(link)),
  };
};

test('under another brand at another place, no message has a word of the sample brand', async () => {
  const others = await answerUnder({ ...defaultSettings, brand: otherBrand }, 'https://other.test');
  const found = (others.ok ? others.value.messages : []).flatMap(({ id, ...message }) =>
    sampleWordsIn(JSON.stringify(message)).map((word) => `${id}: ${word}`),
  );
  expect(found).toEqual([]);
  expect(messages.flatMap((message) => sampleWordsIn(JSON.stringify(message)))).toContain('Kearny');
});

test('every announcement can be looked at', () => {
  const shown = new Set(samples.flat().map(({ event }) => event.type));
  expect(announcements.flat().filter(({ type }) => !shown.has(type))).toEqual([]);
});

test('every other event stands there with the reason why nobody is told', () => {
  const reasons = eventCatalogue.flatMap(({ type, notifies }) =>
    'nobody' in notifies ? [[type, notifies.nobody]] : [],
  );
  const shown = answer.ok ? answer.value.silent : [];
  expect(Object.fromEntries(shown.map(({ id, why }) => [id, why]))).toEqual(Object.fromEntries(reasons));
});

test('each has its own id, and stands under a heading of the screen', () => {
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  expect(messages.filter(({ about }) => abouts[about] === undefined)).toEqual([]);
});

test('a message has the name that its customer reads, in American words', () => {
  const names = new Map(messages.map(({ id, name }) => [id, name]));
  expect(names.get('mailbox-assigned.v2')).toBe('Your U.S. mailbox address is ready');
  expect(JSON.stringify(answer.ok ? answer.value.silent.map(({ name }) => name) : 'cancelled')).not.toMatch(
    /cancelled/i,
  );
});

test('no two are the same, so that each stands for something else', () => {
  const said = messages.map(({ lines, letters, texts }) => JSON.stringify([lines, letters, texts]));
  const repeated = messages.filter((_, index) => said.indexOf(said[index] ?? '') !== index);
  expect(repeated.map(({ id }) => id)).toEqual([]);
});

test('each can be told from the others in the list', () => {
  const entries = messages.map((message) => JSON.stringify(listEntry(message, messages)));
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

describe.each(everyMessage(defaultSettings, 'https://skybarrel.test'))(
  '$id',
  ({ id, about, letters, lines, texts }) => {
    const said = JSON.stringify([letters, lines, texts]);

    test('says something, and every fact in it is filled in', () => {
      expect(letters.length + lines.length + texts.length).toBeGreaterThan(0);
      // A sample of an error has the words of a browser.
      if (about === 'monitoring') return;
      expect(said).not.toMatch(/undefined|null|NaN|\[object|\{\{|\{count\}|Invalid Date/);
    });

    test('has in its plain text what its HTML has, in lines that every mail server takes', () => {
      const shown = messages.find((message) => message.id === id)?.letters ?? [];
      for (const [index, { letter }] of letters.entries()) {
        const { html, text } = writeLetter(letter, defaultBrand);
        expect(shown[index]?.text).toBe(text);
        const { said: words, links } = readHtml(html);
        // The name above the letter stands in its last lines too.
        expect(words.length).toBeGreaterThan(2);
        expect([...words, ...links].filter((part) => !text.includes(part))).toEqual([]);
        expect(text.split('\n').filter((line) => line.length > 998)).toEqual([]);
      }
    });

    test('has a subject that a phone shows whole enough to know what it is', () => {
      for (const { letter } of letters) expect(letter.subject.length).toBeLessThanOrEqual(78);
    });
  },
);
