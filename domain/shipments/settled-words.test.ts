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
});
