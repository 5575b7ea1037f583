import { describe, expect, test } from 'vitest';
import { movedNews, reassignedNews, rolledNews } from './flight-words.ts';
import { rollCauses } from './roll-causes.ts';

const promise = {
  day: '2026-12-11',
  cargoCutoff: '2026-12-08T19:00:00.000Z',
  eta: { from: '2026-12-14', to: '2026-12-16' },
};
const rolled = { fromDay: '2026-12-04', promise, onHand: true, pieces: [2] };

test('a piece that a flight left without, and one whose own flight was canceled, are told apart', () => {
  const left = rolledNews({ ...rolled, why: 'left-behind' }, 'Kearny');
  expect(left.title).toBe('Piece 2 now flies on Friday, December 11');
  expect(left.sentences[0]).toBe('The flight on Friday, December 4 left without piece 2 of your shipment.');
  const cancelled = rolledNews({ ...rolled, why: 'flight-cancelled' }, 'Kearny');
  expect(cancelled.title).toBe(left.title);
  expect(cancelled.sentences).toEqual([
    'The flight on Friday, December 4 was canceled. Piece 2 of your shipment was booked on it.',
    'It now flies on Friday, December 11. We expect it to arrive between Monday, December 14 and Wednesday, December 16.',
    'The quoted price stays the same.',
  ]);
});

test('a whole shipment hears of no piece', () => {
  const { title, sentences } = rolledNews({ ...rolled, pieces: [], why: 'flight-cancelled' }, 'Kearny');
  expect(title).toBe('Now flies on Friday, December 11');
  expect(sentences[0]).toBe('The flight on Friday, December 4 was canceled.');
});

test('a shipment of which some pieces are not here reads in one message which pieces fly when', () => {
  const { title, sentences } = rolledNews(
    { ...rolled, why: 'not-here', pieces: [4, 5], staying: [1, 2, 3], onHand: false },
    'Kearny',
  );
  expect(title).toBe('Your shipment flies in two parts');
  expect(sentences).toEqual([
    'Pieces 4 and 5 are not at our Kearny dock yet. So that the rest does not have to wait, your shipment flies in two parts.',
    'Pieces 1 to 3 fly on Friday, December 4.',
    'Pieces 4 and 5 fly on Friday, December 11. We expect them to arrive between Monday, December 14 and Wednesday, December 16.',
    'Pieces 4 and 5 must be at our Kearny dock before Tue, Dec 8, 2:00 PM (New Jersey time).',
    'The quoted price stays the same, and there is one invoice.',
  ]);
});

test('pieces that miss their own flight are told apart from the shipment', () => {
  const { sentences } = rolledNews({ ...rolled, why: 'missed-cutoff', onHand: false }, 'Kearny');
  expect(sentences[0]).toBe(
    'Piece 2 of your shipment was not at our Kearny dock before the cutoff for the flight on Friday, December 4.',
  );
  expect(sentences[2]).toMatch(/^Piece 2 must be at our Kearny dock before /);
});

describe('goods that we pick up', () => {
  const said = (...news: readonly { readonly sentences: readonly string[] }[]) =>
    news.flatMap(({ sentences }) => sentences).join(' ');
  const times = { before: { ...promise, day: '2026-12-10' }, after: promise, eta: promise.eta };
  const isOther = { ...times.before, cargoCutoff: '2026-12-08T21:00:00.000Z' };
  const asked = /must be at our|bring it/i;

  test('are never to be brought, whatever happens to their flight', () => {
    const rolls = rollCauses.flatMap((why) =>
      [{}, { pieces: [2] }, { pieces: [2], staying: [1] }].map((apart) =>
        rolledNews({ fromDay: '2026-12-04', promise, why, onHand: false, pickup: true, ...apart }, 'Kearny'),
      ),
    );
    const moves = [times, { ...times, before: isOther }, { ...times, waits: true } as const].map((moved) =>
      movedNews({ ...moved, pickups: 'all' }, 'Kearny'),
    );
    const news = [...rolls, ...moves, reassignedNews({ ...promise, onHand: false, pickup: true }, 'Kearny')];
    expect(said(...news)).not.toMatch(asked);
    for (const one of news) expect(said(one)).toContain('We pick it up, so you have nothing to bring.');
    // The same of goods that are brought says when they are due.
    expect(said(reassignedNews({ ...promise, onHand: false }, 'Kearny'))).toMatch(asked);
  });

  test('are told apart from others that their sender brings', () => {
    expect(said(movedNews({ ...times, pickups: 'some' }, 'Kearny'))).toContain(
      'must be at our Kearny dock before Tue, Dec 8, 2:00 PM (New Jersey time). Goods that are at our dock already are fine. What we pick up, you need not bring.',
    );
  });
});
