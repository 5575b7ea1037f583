import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubFact, scrubId, scrubLine, scrubLines } from './scrub.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';

describe('text that must not be stored', () => {
  test.each([
    ['a token', jwt],
    ['a torn token', 'eyJhbGciOiJSUzI1NiJ9'],
    ['a bearer', 'Bearer abcdef123456'],
    ['basic credentials', 'Basic YWRhOnNlY3JldA=='],
    ['the code of a callback', '?code=483920'],
    ['a code that is none of digits', '&code=9f1c-77aa'],
    ['a code in a hash', '#code=483920'],
    ['an encoded code', 'code%3D483920'],
    ['a code in words', 'your code is 483920'],
    ['a code in JSON', '{"code":"483920"}'],
    ['any value of a query string', '?name=Persaud'],
    ['a password', 'password=Skybarrel1'],
    ['a password in JSON', '{"password": "Skybarrel1"}'],
    ['an access token', 'access_token: 0af7651916cd43dd'],
    ['a signature', 'X-Amz-Signature=fe5f80f77d5fa3beca038a248ff027'],
    ['an e-mail address', 'Ada.Persaud+news@mail.example.test'],
    ['an encoded e-mail address', 'ada%40example.test'],
    ['an e-mail address with an invisible character', 'ada​@example.test'],
    ['a card number', '4111111111111111'],
    ['a grouped card number', '4111 1111 1111 1111'],
    ['a card number with dashes', '5500-0000-0000-0004'],
    ['a card number with its expiry', '4111111111111111 1228'],
    ['a Guyanese number', '+5926001234'],
    ['a Guyanese number, grouped', '+592 600-1234'],
    ['a Guyanese number, as typed there', '600-1234'],
    ['a Guyanese number without its plus', '5926001234'],
    ['an international number with zeros', '00592 600 1234'],
    ['a North American number', '(555) 234-5678'],
    ['a North American number with dashes', '555-234-5678'],
    ['a North American number with dots', '555.234.5678'],
    ['a North American number, bare', '2012345678'],
    ['a North American number with its 1', '1-201-234-5678'],
    ['a British number', '+44 20 7946 0958'],
  ])('%s', (_, secret) => {
    for (const text of [secret, `before ${secret} after`, `(${secret})`, `"${secret}"`, `a\n${secret}\nb`]) {
      const kept = scrubLines(text);
      for (const part of secret.match(/[\w.+-]{4,}/g) ?? [])
        if (/\d{4}|Persaud|Skybarrel1|0af7|fe5f|eyJ|YWRh|abcdef|9f1c|example/.test(part))
          expect(kept).not.toContain(part);
    }
  });
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'Unexpected token < in JSON at position 0',
  'Request failed with status code 404',
  'Mailbox 10001 is not there',
  'HTTP 500 after 1250 ms at 1732165200004, session 0192f3a4-5b6c-7d8e-9f01-23456789abcd',
  '    at Form (https://skybarrel.test/assets/index-BkD9x2ab.js:12:34567)',
  '2026-11-21T05:10:00.000+00:00',
  'WebSocket closed with 1006',
  'Chrome/131.0.6778.204 Safari/537.36 on 192.168.1.10',
])('what helps to find a defect stays: %j', (text) => {
  expect(scrubLines(text)).toBe(text);
});

test.each(['+5926001234+5926001235', '(555)234-5678(555)234-5679', '(555)234-5678+5926001235'])(
  'adjacent numbers are all removed: %j',
  (numbers) => {
    expect(scrubLines(numbers)).toBe('[phone]');
  },
);

test('no escape sequence reaches a terminal', () => {
  expect(scrubLine('\u001b[31mred\u001b[0m \u001b]0;title\u0007\u001b[2J\u009b1mbold')).toBe('red bold');
});

test('one line stays one line; a stack keeps its lines', () => {
  const forged = 'failed\r\n{"level":"INFO"}\u2028next\u0085more';
  expect(scrubLine(forged)).toBe('failed {"level":"INFO"} next more');
  expect(scrubLines('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\u001b[',
        '\r\n',
        'code=',
        '?',
        '&',
        '@',
        '%40',
        '.',
        'eyJ',
        '4111',
        '-',
        ' ',
        '+592',
        '(202)',
        '234',
        '"',
        'a',
        '9',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('scrubbing any text again changes nothing', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(scrubLines(scrubLines(text))).toBe(scrubLines(text));
    }),
    { numRuns: 2000 },
  );
});

test('no control character is ever left', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(scrubLine(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
    { numRuns: 2000 },
  );
});

test('a UUID stays, although its digits may look like a card number', () => {
  const id = '00000000-0000-4111-8111-411111111111';
  expect([scrubId(id), scrubId('4111111111111111'), scrubId('ada@example.test')]).toEqual([
    id,
    '[card]',
    '[email]',
  ]);
});

test('facts are scrubbed by their names, too, and numbers by their digits', () => {
  expect(scrubFact('password', 'hunter2')).toBe('[secret]');
  expect(scrubFact('accessToken', 12)).toBe('[secret]');
  expect(scrubFact('code', 483920)).toBe('[secret]');
  expect(scrubFact('card', 4111111111111111)).toBe('[card]');
  const id = '00000000-0000-4111-8111-411111111111';
  expect(scrubFact('shipment', id)).toBe(id);
  expect(scrubFact('phone', 5926001234)).toBe('[phone]');
  expect(scrubFact('status', 404)).toBe(404);
  expect(scrubFact('code', 'NETWORK')).toBe('NETWORK');
  expect(scrubFact('cached', true)).toBe(true);
  expect(scrubFact('from', null)).toBeNull();
});
