import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const chromium = (chunk: string, line: number) =>
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    `    at AddressCard (https://skybarrel.test/assets/${chunk}.js:${line}:1234)`,
    `    at t (https://skybarrel.test/assets/${chunk}.js:2:99)`,
    `    at https://skybarrel.test/assets/router-DkZ1x9Qa.js:1:7`,
  ].join('\n');
const message = "Cannot read properties of undefined (reading 'map')";

describe('the same bug', () => {
  test('is one group in this build and the next', () => {
    expect(fingerprintOf({ message, stack: chromium('index-BkD9x2ab', 12) })).toBe(
      fingerprintOf({ message, stack: chromium('index-C81-_zQw', 14) }),
    );
  });

  test.each([
    ['Mailbox 10001 is not there', 'Mailbox 10472 is not there'],
    ['No item 0192f3a4-5b6c-7d8e-9f01-23456789abcd', 'No item 0192f3a4-9999-7d8e-9f01-23456789abcd'],
    ['Failed to fetch https://a.test/x', 'Failed to fetch https://b.test/y?z'],
    ['Loading chunk BADC0FFEE123 failed', 'Loading chunk 1234abcd5678 failed'],
    ['Timed out  after 12 ms', 'timed out after 5321 ms'],
  ])('is one group with any ids, numbers and addresses: %j', (one, other) => {
    expect(fingerprintOf({ message: one })).toBe(fingerprintOf({ message: other }));
  });

  test('is one group, whatever the deeper frames are', () => {
    const frames = Array.from(
      { length: 5 },
      (_, at) => `    at step${'abcde'[at]} (https://x.test/app.js:${at}:1)`,
    );
    const stack = (deep: string) => [...frames, `    at ${deep} (https://x.test/vendor.js:1:1)`].join('\n');
    expect(fingerprintOf({ message, stack: stack('oneWay') })).toBe(
      fingerprintOf({ message, stack: stack('other') }),
    );
  });
});

describe('another bug', () => {
  test('is another group when message, place or component differ', () => {
    const stack = chromium('index-BkD9x2ab', 12);
    const prints = [
      fingerprintOf({ message, stack }),
      fingerprintOf({ message: 'Failed to fetch', stack }),
      fingerprintOf({ message, stack: stack.replace('AddressCard', 'MailboxList') }),
      fingerprintOf({ message, stack: stack.replace('index-', 'callback-') }),
      fingerprintOf({ message }),
      fingerprintOf({ message, component: 'at Feed' }),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  test('is another group in the notation of Firefox and Safari, too', () => {
    const stack = (name: string) =>
      `${name}@https://x.test/assets/index-BkD9x2ab.js:1:2\n@https://x.test/a.js:1:2`;
    expect(fingerprintOf({ message, stack: stack('save') })).not.toBe(
      fingerprintOf({ message, stack: stack('load') }),
    );
  });
});

test('is always sixteen hex digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, stack) => {
      expect(fingerprintOf({ message: text, stack })).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});
