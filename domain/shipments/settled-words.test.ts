import { describe, expect, test } from 'vitest';
import { holdKinds } from './holds.ts';
import { settledWords } from './settled-words.ts';

describe('what is told of something that was settled', () => {
  test('says what it was: no two sound the same', () => {
    const words = holdKinds.map((kind) => settledWords(kind, 'system'));
    expect(new Set(words.map(({ title }) => title)).size).toBe(holdKinds.length);
    expect(new Set(words.map(({ body }) => body)).size).toBe(holdKinds.length);
  });

  test('calls nothing paid that a person of ours lets go on unpaid', () => {
    expect(settledWords('PAYMENT_DUE', 'system').title).toBe('Paid');
    const { title, body } = settledWords('PAYMENT_DUE', 'a-clerk');
    expect(title).not.toMatch(/^Paid/);
    expect(body).toContain('still on your invoice');
  });

  test('calls nothing paid that is on the account of its sender', () => {
    expect(settledWords('PAYMENT_DUE', 'system', '2026-12-30T04:59:00.000Z')).toEqual({
      title: 'On your account',
      body: 'It goes on before it is paid. Due Tue, Dec 29, on your account.',
    });
  });
});
