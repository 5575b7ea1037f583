import { describe, expect, test } from 'vitest';
import { letterNames } from '#domain/notifications/letter-words.ts';
import { Wording } from '#domain/notifications/wording.ts';
import { Brand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { writeCustomMessage } from '#lambdas/identity/custom-message.ts';
import { everyMessage } from '#lambdas/previews/every-message.ts';
import * as quoteLetters from '#lambdas/quotes/letters/letters.ts';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { digestSamples, letters as lettersOf } from '#lambdas/told.ts';
import { type CataloguedLetter, catalogue } from '../../scripts/letters/catalogue.ts';
import { longestSettings } from '../../scripts/letters/longest.ts';
import { codeIn, importsIn } from '../support/imports.ts';

const all = [...catalogue.sample, ...catalogue.longest];
const written = all.map((one) => ({ ...one, ...writeLetter(one.letter, one.brand) }));

/** Gmail cuts off what is longer. */
const GMAIL = 102 * 1024;
/** The limit of `EmailMessage` in the responses of Cognito's custom message trigger. */
const COGNITO = 20_000;

test('the longest brand and words are those that the settings take', () => {
  expect(Brand.safeParse(longestSettings.brand)).toMatchObject({ success: true });
  expect(Wording.safeParse(longestSettings.wording)).toMatchObject({ success: true });
  expect(JSON.stringify(catalogue.longest)).toContain('Featherstonehaugh');
});

describe('no letter', () => {
  const idsWith = (found: (one: (typeof written)[number]) => boolean): readonly string[] =>
    written.filter(found).map(({ id }) => id);

  test('is without a plain text that has each of its links', () => {
    const lost = written.flatMap(({ id, html, text }) =>
      [...html.matchAll(/href="(https:[^"]*)"/g)]
        .map(([, href = '']) => href.replaceAll('&amp;', '&'))
        .filter((href) => !text.includes(href))
        .map((href) => `${id}: ${href}`),
    );
    expect(lost).toEqual([]);
    expect(idsWith(({ text, letter }) => !text.includes(letter.heading))).toEqual([]);
  });

  test('asks for nothing, or says what only programs understand', () => {
    // A sample of an error has the words of a browser.
    const readable = written.filter(({ id }) => !id.startsWith('error-group-raised'));
    const raw =
      /undefined|NaN|null\b|\[object|Invalid Date|\$0\.00|\b(?:pi|ch|cs)_\w+|person:|sample-\w+|\b[0-9a-f]{8}-[0-9a-f]{4}-/;
    const found = readable.flatMap(({ id, subject, text }) => {
      const [words] = raw.exec(`${subject}\n${text.replaceAll(/https?:\S+/g, '')}`) ?? [];
      return words === undefined ? [] : [`${id}: ${words}`];
    });
    expect(found).toEqual([]);
  });

  test('has a button without words or an address', () => {
    expect(
      idsWith(({ letter: { action, todo, links = [] } }) =>
        [action, todo?.action, ...links].some(
          (link) => link !== undefined && (link.label.trim() === '' || !/^https:\/\/[^/]+\/./.test(link.url)),
        ),
      ),
    ).toEqual([]);
  });

  test('is so long that Gmail cuts it off', () => {
    expect(Math.max(...written.map(({ html }) => Buffer.byteLength(html)))).toBeLessThan(GMAIL / 4);
  });
});

/** Every message that Cognito asks us to word. */
const poolMessages = [
  'SignUp',
  'ResendCode',
  'ForgotPassword',
  'AdminCreateUser',
  'UpdateUserAttribute',
  'VerifyUserAttribute',
  'Authentication',
];

/** What the user pool would send under some settings. */
const fromThePool = (message: string, settings: typeof defaultSettings) => {
  const write = writeCustomMessage({
    siteUrl: `https://${'long-'.repeat(20)}.example.test`,
    readSetting: (async (name: keyof typeof settings) => settings[name]) as never,
    readGuestDraft: async () => undefined,
    readQuoteToBook: async () => undefined,
    log: { warn: () => undefined },
    hasAsked: async () => true,
  });
  return write({
    triggerSource: `CustomMessage_${message}`,
    request: {
      codeParameter: '{####}',
      userAttributes: { email: `${'ä'.repeat(64)}@${'long.'.repeat(37)}test` },
    },
    response: {},
  } as unknown as Parameters<typeof write>[0]);
};

test('the letters of the user pool are as short as Cognito takes them, with its placeholder once', async () => {
  const answers = await Promise.all(poolMessages.map((message) => fromThePool(message, longestSettings)));
  const letters = answers.flatMap(({ response: { emailMessage } }) => (emailMessage ? [emailMessage] : []));
  expect(letters.length).toBeGreaterThan(2);
  for (const letter of letters) {
    expect(letter.length).toBeLessThan(COGNITO);
    expect(letter.split('{####}')).toHaveLength(2);
  }
});

/** Letters of two kinds that cannot both come, so that they may have one subject. */
const eitherOr: readonly (readonly string[])[] = [
  // A flight on one day is moved to by one of them.
  ['shipment-changed.v1', 'shipment-rolled.v1'],
  // The samples that admins see are two of those.
  ['notifications-whatsapp', 'shipment-ready'],
  ['notifications-whatsapp', 'shipment-code'],
];

test('whatever is sent by WhatsApp has a letter for when it does not arrive, or cannot be sent there', () => {
  const ids = catalogue.sample.map(({ id }) => id);
  const sent = Object.values(digestSamples).flatMap((write) => write(defaultSettings.brand));
  const missing = sent.flatMap(({ id }) =>
    ['lost', 'unapproved'].map((why) => `${id}-whatsapp-${why}`).filter((one) => !ids.includes(one)),
  );
  expect([sent.length > 50, missing]).toEqual([true, []]);
  const instead = catalogue.sample.filter(({ id }) => /-whatsapp-(lost|unapproved)/.test(id));
  for (const { id, letter } of instead) {
    expect(letter.note, id).toMatch(/WhatsApp/);
    // All that the letter says which is sent to whoever chose e-mail: the same facts, the same step and its button.
    const usual = catalogue.sample.find((one) => one.id === `${id.replace(/-whatsapp-.*/, '')}-customer`);
    if (usual === undefined) continue;
    const { photos: _, note: __, ...said } = usual.letter;
    expect(letter, id).toMatchObject(said);
  }
});

/** The fact that each of these letters was once without: the sum, the day, the place, the reason, or what to have ready. */
const facts: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'booking-cancelled-late': ['The fee for a missed pickup is $35.00.'],
  'booking-failed': [
    'The fee for a missed pickup is $35.00.',
    'A new pickup: $35.00, on your invoice after our visit',
  ],
  'booking-moved': [/By: Tue, Dec 8.*Then it flies Fri, Dec 11|Then it flies Fri, Dec 11.*By: Tue, Dec 8/s],
  'flight-cutoff': [/^New cutoff\n/, 'is now Wed, Nov 25, 2:00 PM (New Jersey time).'],
  'shipment-cancelled': [
    'Why: The airline does not take the car battery in box 2.',
    'We will pay $630.00 back within 2 business days, to whoever paid it.',
  ],
  'shipment-not-booked': ['The flight on Friday, November 27 that you waited for is closed.'],
  'shipment-offered': ['The flight on Friday, November 27 that you wait for has space now.'],
  'shipment-out': ['Marva’s door in Linden.', 'Tell Marva to be home, with a photo ID', '+592 600 0142'],
  'shipment-pickup': ['1 Sample Street, Brooklyn, NY 11226', 'Pickup: $35.00, in the price of $665.00'],
  'shipment-pickup-part': ['We have 1 of your 3 pieces.', 'Have the other 2 ready: we come Tue, Nov 24'],
  'shipment-received-before-pickup': [
    'We canceled the pickup of Tue, Nov 24, 9 AM to noon, so the price is $35.00 less.',
  ],
  'booking-made-in-price': ['has the pickup, $35.00. $385.00 is still to pay', 'Follow Anita’s shipment'],
  'booking-made-no-consent': ['Sign for the search: ', 'Open the pickup: '],
  'booking-made-drop-off': ['Show the code of BKG-7K3M9Q at the dock', 'Open the map:', 'Monday to Friday'],
  'shipment-held-reweigh': ['Price before: $', 'Price now: $'],
  'shipment-booked': ['Open the map:', 'Monday to Friday'],
  'shipment-unpaid': ['If you pay by Tue, Nov 24, 4:00 PM, it flies from Newark on Fri, Nov 27.'],
};

test.each(Object.entries(facts))('the letter %s says what its reader asks first', (id, said) => {
  const text = written.find((one) => one.id === `${id}-customer`)?.text;
  for (const fact of said)
    if (typeof fact === 'string') expect(text).toContain(fact);
    else expect(text).toMatch(fact);
});

test('letters of two kinds to one person can be told apart by their subjects', () => {
  const kindOf = ({ id }: CataloguedLetter): string => /^.+?\.v\d+|^\w+-\w+/.exec(id)?.[0] ?? id;
  const own = catalogue.sample.filter(({ id }) => !id.startsWith('every-part'));
  const groups = Map.groupBy(own, ({ recipient, letter }) => `${recipient}: ${letter.subject}`);
  const same = [...groups].flatMap(([subject, letters]) => {
    const kinds = [...new Set(letters.map(kindOf))].toSorted();
    const mayBe = eitherOr.some((pair) => kinds.every((kind) => pair.includes(kind)));
    return kinds.length < 2 || mayBe ? [] : [`${subject} (${kinds.join(', ')})`];
  });
  expect(same).toEqual([]);
});

describe('a new letter turns this red until it has a sample', () => {
  test('that admins can word', () => {
    const wording = Object.fromEntries(
      letterNames.map((name) => [name, { subject: `in the words of ${name}`, opening: '' }]),
    ) as typeof longestSettings.wording;
    const subjects = everyMessage({ ...defaultSettings, wording }, 'https://x.test').flatMap(({ letters }) =>
      letters.map(({ letter }) => letter.subject),
    );
    expect(letterNames.filter((name) => !subjects.includes(`in the words of ${name}`))).toEqual([]);
  });

  test('that somebody writes beside the announcements', () => {
    const writers = codeIn('lambdas')
      .flatMap(importsIn)
      .filter(({ target }) => target === 'lambdas/runtime/letters/write-letter.ts')
      .map(({ file }) => file.split('/')[1] ?? '')
      .filter((domain) => domain !== 'previews');
    expect([...new Set(writers)].toSorted()).toEqual(Object.keys(lettersOf).toSorted());
  });

  test('that the user pool sends', async () => {
    const sampled = catalogue.sample.map(({ letter }) => letter.subject);
    const answers = await Promise.all(poolMessages.map((message) => fromThePool(message, defaultSettings)));
    expect(
      answers
        .flatMap(({ response: { emailSubject } }) => (emailSubject ? [emailSubject] : []))
        .filter((subject) => !sampled.includes(subject)),
    ).toEqual([]);
  });

  test('that is about a quote', () => {
    const ours = Object.keys(quoteLetters).map((name) => `quotes-${name.replace(/Letter$/, '')}-customer`);
    const sampled = catalogue.sample.map(({ id }) => id).filter((id) => id.startsWith('quotes-'));
    expect(sampled.toSorted()).toEqual(ours.toSorted());
  });
});
