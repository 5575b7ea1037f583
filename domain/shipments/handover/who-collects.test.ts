import { describe, expect, test } from 'vitest';
import { destinations } from '../../kernel/destinations.ts';
import { codeWords } from './collect-words.ts';
import { afterUse, codeShownTo, newCode } from './collection-code.ts';
import { RECEIVER } from './receiver-link.ts';
import {
  whatTheyBring,
  whatToBring,
  whereTheCodeIs,
  whoMayCollect,
  whoMayCollectIn,
} from './who-collects.ts';

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

describe('where the code is', () => {
  test('is said with the day on which each of them gets it, as the receiver’s page says it', () => {
    expect(whereTheCodeIs).toContain('The sender can get a code in their account once the flight has left.');
    const page = { ready: [], isHeld: false, where: { isDone: false }, code: {}, next: {}, from: 'Ann' };
    const [, day] = /(when .* is ready to collect)/.exec(codeWords(page as never)) ?? [];
    expect(whereTheCodeIs).toContain(day?.replace('your shipment', 'it'));
  });

  test('is said with how often they work: one time, whichever of the two it is', () => {
    const now = new Date('2026-12-01T12:00:00Z');
    const given = (by: string) => ({ id: by, hash: by, by });
    const both = newCode(newCode(undefined, given('a-sender'), now), given(RECEIVER), now);
    const states = (code: typeof both) => [
      codeShownTo('sender', code, now).state,
      codeShownTo('receiver', code, now).state,
    ];
    expect(states(both)).toEqual(['VALID', 'VALID']);
    expect(states(afterUse(both, now))).toEqual(['USED', 'USED']);
    expect(whereTheCodeIs).toContain('Either code works, one time.');
  });
});
