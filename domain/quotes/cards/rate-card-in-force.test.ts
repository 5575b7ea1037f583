import { describe, expect, test } from 'vitest';
import { currentRateCards, type DatedCard, rateCardInForce, rateCardState } from './rate-card-in-force.ts';

const card = (version: number, effectiveFrom: string, withdrawnAt?: string): DatedCard => ({
  version,
  effectiveFrom,
  ...(withdrawnAt === undefined ? {} : { withdrawnAt }),
});

const versionOn = (cards: readonly DatedCard[], day: string) => rateCardInForce(cards, day)?.version;

describe('the card in force', () => {
  test('is the last that has begun', () => {
    const cards = [card(1, '2026-01-01'), card(2, '2026-06-01'), card(3, '2026-12-01')];
    expect(versionOn(cards, '2026-05-31')).toBe(1);
    expect(versionOn(cards, '2026-06-01')).toBe(2);
    expect(versionOn(cards, '2026-11-30')).toBe(2);
    expect(versionOn(cards, '2026-12-01')).toBe(3);
  });

  test('is decided by its day and not by the time of publishing', () => {
    const cards = [card(1, '2026-01-01'), card(2, '2026-12-10'), card(3, '2026-12-05')];
    expect(versionOn(cards, '2026-12-07')).toBe(3);
    expect(versionOn(cards, '2026-12-10')).toBe(2);
  });

  test('is the highest version of those that begin on the same day', () => {
    const cards = [card(3, '2026-06-01'), card(1, '2026-01-01'), card(2, '2026-06-01')];
    expect(versionOn(cards, '2026-06-01')).toBe(3);
  });

  test('is never a withdrawn card', () => {
    const cards = [card(1, '2026-01-01'), card(2, '2026-06-01', '2026-05-30T12:00:00Z')];
    expect(versionOn(cards, '2026-07-01')).toBe(1);
  });

  test('is none before the first', () => {
    expect(rateCardInForce([card(1, '2026-01-01')], '2025-12-31')).toBeUndefined();
  });
});

test('every card has a state', () => {
  const cards = [
    card(1, '2026-01-01'),
    card(2, '2026-06-01'),
    card(3, '2026-12-01'),
    card(4, '2026-12-01'),
    card(5, '2026-12-24', '2026-11-01T12:00:00Z'),
  ];
  const states = cards.map((each) => rateCardState(each, cards, '2026-11-21'));
  expect(states).toEqual(['past', 'in-force', 'replaced', 'announced', 'withdrawn']);
});

test('the current cards are the one in force and then the announced ones, by their day', () => {
  const cards = [
    card(5, '2027-01-01'),
    card(4, '2026-12-01'),
    card(3, '2026-12-01'),
    card(2, '2026-06-01'),
    card(1, '2026-01-01'),
  ];
  expect(currentRateCards(cards, '2026-11-21').map(({ version }) => version)).toEqual([2, 4, 5]);
});
