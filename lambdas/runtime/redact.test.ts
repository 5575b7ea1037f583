import { expect, test } from 'vitest';
import { hashEmail, redactor } from './redact.ts';

const logged = (value: unknown, key = 'k') =>
  JSON.stringify(
    value,
    redactor(() => key),
  );

test('an e-mail address becomes the same hash everywhere and in any spelling', () => {
  const line = logged({
    message: 'mail to <Ada@Example.test>',
    cause: new Error('ada@example.test bounced'),
  });
  expect(line).not.toMatch(/@example/i);
  expect(line.split(hashEmail('ada@example.test', 'k'))).toHaveLength(4);
});

test('hashes under another key are different', () => {
  expect(hashEmail('ada@example.test', 'k')).not.toBe(hashEmail('ada@example.test', 'other'));
});

test('tokens and secrets are removed', () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';
  const line = logged({
    text: `sent ${token}`,
    authorization: 'Bearer x',
    'x-origin-secret': 's',
    password: 'p',
  });
  expect(JSON.parse(line)).toEqual({
    text: 'sent [token]',
    authorization: '[secret]',
    'x-origin-secret': '[secret]',
    password: '[secret]',
  });
});

test('an aggregate error lists each of its errors, with hashed addresses', () => {
  const many = new AggregateError(
    [new TypeError('no such table'), new Error('refused', { cause: new Error('ada@example.test bounced') })],
    'Not everyone could be told',
  );
  const { failure } = JSON.parse(logged({ failure: many }));
  expect(failure).toMatchObject({
    name: 'AggregateError',
    message: 'Not everyone could be told',
    errors: [
      { name: 'TypeError', message: 'no such table' },
      {
        name: 'Error',
        message: 'refused',
        cause: { message: `${hashEmail('ada@example.test', 'k')} bounced` },
      },
    ],
  });
});

test('an aggregate error of many lists only the first ten', () => {
  const many = new AggregateError(Array.from({ length: 500 }, (_, at) => new Error(`no. ${at}`)));
  const { failure } = JSON.parse(logged({ failure: many }));
  expect(failure.errors).toHaveLength(10);
  expect(failure.moreErrors).toBe(490);
});
