import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultWording } from '#domain/notifications/wording.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { AnyEvent } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { writeCustomMessage } from '#lambdas/identity/custom-message.ts';
import { letterOf } from '#lambdas/notifications/index.ts';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { announcements } from '#lambdas/told.ts';
import { renderSite } from '#web/site/render.tsx';
import { assets, site, wordsOf } from '#web/site/testing/sample-site.ts';

const root = join(import.meta.dirname, '../..');
const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

interface GivenUp {
  readonly word: string;
  readonly instead: string;
  readonly where: string;
}

/** The place of a word that only the sign-in and sign-up screens keep, for their texts are fixed. */
const PUBLIC = 'pages but sign-in';

/** The rows of `docs/words.md`: what we say, what we gave up in backticks, and where. */
const givenUp: readonly GivenUp[] = readText('docs/words.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(
    ([, , words = '', where = '']) => words.includes('`') && ['pages', PUBLIC, 'everywhere'].includes(where),
  )
  .flatMap(([, instead = '', words = '', where = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, instead, where })),
  );

/** Whole words in any case, also where the source breaks the line between them. */
const patternOf = (word: string): RegExp => {
  const words = word.split(' ').map((one) => one.replaceAll(/[$.]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\w@./-])${words.join(String.raw`\s+(?:\{' '\}\s*)?`)}(?![\\w@-])`, 'i');
};

/** The words of a list that a text contains, with what to say instead. */
const foundIn = (text: string, words: readonly GivenUp[]): readonly string[] =>
  words
    .filter(({ word }) => patternOf(word).test(text))
    .map(({ word, instead }) => `“${word}”: say ${instead}`);

const everywhere = givenUp.filter(({ where }) => where === 'everywhere');

/** The texts of a source file: its code without comments. */
const textsOf = (path: string): string =>
  readText(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/(^|\s)\/\/.*/g, ' ');

const sources = globSync('{,scripts/new-domain/template/}{web,lambdas,domain}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/node_modules/**'],
});

const eventOf = (type: string): AnyEvent => {
  const contract = eventCatalogue.find((event) => event.type === type);
  const folder = contract?.source.replace('skybarrel.', '') ?? '';
  return AnyEvent.parse(JSON.parse(readText(`events/${folder}/${type}.example.json`)));
};

/** Every e-mail and feed line that an event causes, as people read it. */
const announced = announcements.flat().flatMap(({ type, facts, partsOf }) =>
  partsOf(eventOf(type), defaultBrand, defaultCapabilities, facts?.sample)
    .flatMap((part) => [part, ...(part.cap?.whenExceeded ? [part.cap.whenExceeded] : [])])
    .flatMap(({ lines = [], letters = [] }) => [
      ...lines.map(({ title, body }) => `${title} ${body}`),
      ...letters.map((letter) => {
        const whole = letterOf(letter, 'https://example.test', defaultWording);
        const { subject, text } = writeLetter(whole, defaultBrand);
        return `${subject} ${text}`;
      }),
    ])
    .map((text) => [type, text] as const),
);

/** The e-mails of the user pool. */
const fromThePool = async (triggerSource: string): Promise<string> => {
  const write = writeCustomMessage({
    siteUrl: 'https://example.test',
    readSetting: async (section) => defaultSettings[section],
    readGuestDraft: async () => 'your $385.00 barrel',
    readQuoteToBook: async () => undefined,
    log: { warn: () => undefined },
    hasAsked: async () => true,
  });
  const asked = {
    triggerSource,
    userName: 'ada',
    request: { codeParameter: '{####}', userAttributes: {} },
    response: {},
  };
  const { response } = await write(asked as unknown as Parameters<typeof write>[0]);
  return `${response.emailSubject} ${wordsOf(response.emailMessage ?? '')}`;
};

test('the list names what we gave up', () => {
  expect(givenUp.length).toBeGreaterThan(50);
  expect(foundIn('The price\n  stands. Somebody lies.', givenUp)).toHaveLength(4);
  expect(foundIn('Standstill, dearest, ada@email.test', givenUp)).toEqual([]);
});

/** What people see of a page; scripts and data for search engines are for programs. */
const shown = (html: string): string => wordsOf(html.replaceAll(/<script[\s\S]*?<\/script>/g, ' '));
const pages = [...renderSite(site, assets)].filter(([file]) => file.endsWith('.html'));

test.each(pages)('%s says none of it', (file, { body }) => {
  const words = file.startsWith('auth/') ? givenUp.filter(({ where }) => where !== PUBLIC) : givenUp;
  expect(foundIn(shown(body), words)).toEqual([]);
});

test.each(announced)('what %s tells people says none of it', (_, text) => {
  expect(foundIn(text, givenUp)).toEqual([]);
});

test.each(['CustomMessage_SignUp', 'CustomMessage_ForgotPassword'])(
  'the e-mail of %s says none of it',
  async (trigger) => {
    const text = await fromThePool(trigger);
    expect(text).toContain('e-mail');
    expect(foundIn(text, givenUp)).toEqual([]);
  },
);

/** Texts in quotes, and what stands between tags. */
const quoted = /'[^'\n]*'|`[^`\n]*`|>[^<>{}=;]* [^<>{}=;]*</g;
const spelledOtherwise = /(?<![\w@./{$-])[Ee]mail(?:s|ed)?(?![\w@:.=-])/;
/** Whose texts the owner fixed, with their own spelling. */
const fixed =
  /^(?:domain\/(?:identity\/(?:provider-errors|virtual-address-error|registration|endpoints|sign-up-challenge|email\/email-endpoints)|kernel\/person\/email)|web\/features\/identity\/registration\/)/;

describe('no text in the sources', () => {
  test('spells e-mail in another way than the rest, but for those that the owner fixed', () => {
    const found = sources
      .filter((path) => !fixed.test(path))
      .flatMap((path) =>
        [...textsOf(path).matchAll(quoted)]
          .map(([text]) => text)
          // What stands between two texts is code, and an expression of a table is for programs.
          .filter((text) => /^.\s*[\w$“]/.test(text) && text.includes(' ') && !text.startsWith("'SET "))
          .filter((text) => spelledOtherwise.test(text))
          .map((text) => `${path}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  test('contains a word that is given up everywhere', () => {
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.flatMap((path) =>
      foundIn(textsOf(path), everywhere).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
