import { describe, expect, test } from 'vitest';
import { boundEmail, proofIn, validationDataOf } from './sign-up-proof.ts';

const proof = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'f'.repeat(32),
      salt: 'f'.repeat(32),
      cost: 5000,
      keyLength: 32,
      keyPrefix: 'f'.repeat(32),
      keySignature: 'f'.repeat(64),
      expiresAt: 1_795_330_800,
    },
    signature: 'f'.repeat(64),
  },
  solution: { counter: 39, derivedKey: 'f'.repeat(64) },
};

describe('a proof as validation data', () => {
  test('is read back unchanged', () => {
    expect(proofIn(validationDataOf(proof))).toEqual(proof);
  });

  test('is within the limits of the pool: 32 characters for a name, 2,048 for a value', () => {
    for (const [name, value] of Object.entries(validationDataOf(proof))) {
      expect(name.length).toBeLessThanOrEqual(32);
      expect(value.length).toBeLessThanOrEqual(2048);
    }
  });

  test.each<[string, Record<string, string> | null | undefined]>([
    ['nothing', undefined],
    ['null, as the pool says it', null],
    ['another entry', { captcha: 'ok' }],
    ['an empty one', { proof: '' }],
    ['no JSON', { proof: '{' }],
    ['null in JSON', { proof: 'null' }],
    ['half a proof', { proof: JSON.stringify({ challenge: proof.challenge }) }],
    ['more than a proof', { proof: JSON.stringify({ ...proof, more: 1 }) }],
    ['a whole book', { proof: `${JSON.stringify(proof)}${' '.repeat(4000)}` }],
  ])('is none in %s', (_, data) => {
    expect(proofIn(data)).toBeUndefined();
  });
});

test('an address is bound in lower case and without blanks around it', () => {
  expect(boundEmail(' Ada@Example.TEST ')).toBe('ada@example.test');
});
