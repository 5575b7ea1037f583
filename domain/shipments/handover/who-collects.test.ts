import { expect, test } from 'vitest';
import { destinations } from '../../kernel/destinations.ts';
import { whatTheyBring, whatToBring, whoMayCollect, whoMayCollectIn } from './who-collects.ts';

const { GY, TT } = destinations;

test('what to bring is the same three things in the same order, whoever reads it', () => {
  expect(whatToBring('receiver', GY.taxNumber)).toBe('your photo ID, the six-digit code and your TIN');
  expect(whatToBring('sender', GY.taxNumber)).toBe('a photo ID, the six-digit code and the TIN');
  expect(whatTheyBring(GY.taxNumber)).toBe(
    'Whoever comes brings their own photo ID, the six-digit code and the receiver’s TIN.',
  );
});

test('a number that not every customs asks for is asked for only where there is one', () => {
  expect(whatToBring('receiver', TT.taxNumber)).toBe(
    'your photo ID, the six-digit code and your BIR number, if there is one',
  );
  expect(whoMayCollect).toContain('and, where customs asks for it, the receiver’s tax number.');
  expect(whoMayCollectIn(GY.taxNumber)).toContain(whatTheyBring(GY.taxNumber));
});
