import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraph } from '../body/write.ts';
import { guides } from '../guides/guides.ts';
import { sampleSaved, sampleText } from '../testing/sample-post.ts';
import type { PostText } from './post-text.ts';
import { type SavedText, saving, type TextToSave } from './saving.ts';
import { keepsBefore, versionOf, wordCount } from './version.ts';

const windows = ['019a1d3c-0000-7000-8000-0000000000a1', '019a1d3c-0000-7000-8000-0000000000a2'] as const;
const at = '2026-11-03T19:00:00.000Z';
const saying = (words: string): PostText => ({ ...sampleText, body: [paragraph(words)] });
const wordsOf = ({ body }: PostText): string => JSON.stringify(body);

describe('a saving', () => {
  const mine: TextToSave = { revision: 2, window: sampleSaved.window, text: saying('More.') };
  const decide = (change: Partial<TextToSave>, stored: SavedText = sampleSaved) =>
    saving(stored, { ...mine, ...change }, { by: 'ann', at });

  test('becomes the next revision', () => {
    expect(decide({})).toEqual({
      is: 'next',
      saved: { revision: 3, text: mine.text, window: mine.window, by: 'ann', at },
    });
  });

  test('whose answer was lost is saved once, and what was typed since goes on from it', () => {
    const stored = { ...sampleSaved, revision: 3, text: mine.text };
    expect(decide({}, stored)).toEqual({ is: 'there', saved: stored });
    expect(decide({ text: saying('More and more.') }, stored)).toMatchObject({
      is: 'next',
      saved: { revision: 4 },
    });
  });

  test('does not replace what another window saved', () => {
    expect(decide({ window: windows[0], revision: 1 })).toEqual({ is: 'aside' });
    expect(decide({ revision: 1 }, { ...sampleSaved, window: windows[1] })).toEqual({ is: 'aside' });
  });

  test('never empties a text by itself', () => {
    const empty = { ...sampleText, body: [] };
    expect(decide({ text: empty })).toEqual({ is: 'emptied' });
    expect(decide({ text: empty, empties: true })).toMatchObject({ is: 'next' });
  });
});

/** Two windows that type, save, load again after a refusal, and lose answers, in any order. */
test('of two who write at once, nobody’s words vanish', () => {
  const act = fc.record({
    window: fc.constantFrom(0, 1),
    does: fc.constantFrom('types', 'saves', 'saves', 'loads'),
    isAnswerLost: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let stored: SavedText = { ...sampleSaved, revision: 1 };
      const kept = new Map<string, string>();
      const open = windows.map((window) => ({ window, revision: 1, text: sampleText }));
      let typed = 0;
      for (const { window: place, does, isAnswerLost } of acts) {
        const mine = open[place];
        if (mine === undefined) continue;
        if (does === 'types') {
          typed += 1;
          mine.text = saying(`${wordsOf(mine.text)} ${typed}`);
        }
        if (does === 'loads') {
          mine.revision = stored.revision;
          mine.text = stored.text;
        }
        if (does !== 'saves') continue;
        const { window, revision, text } = mine;
        const decided = saving(stored, { window, revision, text }, { by: `by-${place}`, at });
        if (decided.is === 'aside') {
          const version = versionOf({ text, window, by: `by-${place}` }, 'aside', at);
          kept.set(version.id, wordsOf(version.text));
        }
        if (decided.is === 'next') {
          if (keepsBefore(stored, decided.saved)) {
            const version = versionOf(stored, 'typed', `${decided.saved.revision}`);
            kept.set(version.id, wordsOf(version.text));
          }
          stored = decided.saved;
        }
        const findable = [wordsOf(stored.text), ...kept.values()];
        // Whatever was sent can be found: as the text, in one that goes on from it, or among the versions.
        expect(findable).toContain(wordsOf(text));
        if (isAnswerLost || decided.is === 'aside' || decided.is === 'emptied') continue;
        mine.revision = decided.saved.revision;
      }
    }),
    { numRuns: 300 },
  );
});

describe('a version', () => {
  const later = (minutes: number, by = sampleSaved.by): SavedText => ({
    ...sampleSaved,
    by,
    at: new Date(Date.parse(sampleSaved.at) + minutes * 60_000).toISOString(),
  });

  test('is kept of a text after ten minutes of typing, or when somebody else goes on', () => {
    expect([keepsBefore(sampleSaved, later(9)), keepsBefore(sampleSaved, later(10))]).toEqual([false, true]);
    expect(keepsBefore(sampleSaved, later(0, 'ben'))).toBe(true);
    expect(keepsBefore({ ...sampleSaved, keptAt: later(5).at }, later(14))).toBe(false);
  });

  test('that one window typed aside is one, however often it is sent', () => {
    const ids = [at, '2026-11-03T19:00:02.000Z'].map((when) => versionOf(sampleSaved, 'aside', when).id);
    expect(new Set(ids).size).toBe(1);
  });
});

test('words are counted in every block, and figures as one', () => {
  expect(wordCount([paragraph('It costs ', { figure: 'rate', to: 'GY' }, ' a pound.')])).toBe(5);
  for (const { body } of guides) expect(wordCount(body)).toBeGreaterThan(500);
});
