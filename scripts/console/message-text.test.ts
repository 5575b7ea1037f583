import { expect, test } from 'vitest';
import { messageText } from './message-text.ts';

test('a message is shown with its values in its template, and one without a template by its values', () => {
  const values = ['7K3M9-QX2R4-8', 'Received', 'We have all 3 pieces.', 'https://example.test/s'];
  expect(messageText({ template: 'shipment_news', values })).toBe(
    'Your shipment 7K3M9-QX2R4-8: Received.\nWe have all 3 pieces.\nSee https://example.test/s for everything about it. Answer STOP to end these messages.',
  );
  expect(messageText({ template: 'toString', values: ['one', 'two'] })).toBe('one\ntwo');
});
