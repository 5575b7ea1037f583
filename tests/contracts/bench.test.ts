import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFigures, figuresNamed } from '#bench/harness/catalogue.ts';
import { amount, type Figure, worstRatio } from '#bench/harness/figure.ts';
import { measure, resultOf } from '#bench/harness/measure.ts';
import { page, withLines } from '#bench/harness/page.ts';
import { benchDir, merge, readResults } from '#bench/harness/results.ts';
import { median, percentile } from '#bench/harness/statistics.ts';

const figures = await allFigures();
const names = figures.map(({ name }) => name);
const sample = (over: Partial<Figure> = {}): Figure => ({
  name: 'sample',
  measures: 'A sample',
  beside: 'another',
  unit: 'ms',
  direction: 'lower',
  reach: 0.5,
  aim: 0.4,
  how: 'Invented.',
  prepare: async () => ({ ours: async () => 1, beside: async () => 2, close: async () => undefined }),
  ...over,
});

describe('a figure', () => {
  it('is the ratio of the medians, compared with its limit and its goal', () => {
    const result = resultOf(sample(), { ours: [9, 4, 5], beside: [10, 30, 10] });
    expect(result).toMatchObject({
      value: 0.5,
      holds: true,
      aimHolds: false,
      beside: '10 ms (p90 30): another',
    });
    expect(result.samples).toEqual({ ours: [9, 4, 5], beside: [10, 30, 10] });
  });

  it('is compared the other way round when more is better', () => {
    const more = sample({ direction: 'higher', reach: 20 });
    expect(resultOf(more, { ours: [100], beside: [5] }).holds).toBe(true);
    expect(resultOf(more, { ours: [99], beside: [5] }).holds).toBe(false);
  });

  it('may be an amount or the worst ratio of pairs; one that is only reported never fails', () => {
    expect(amount({ ours: [3, 1, 2], beside: [9] })).toBe(2);
    expect(worstRatio({ ours: [2, 3], beside: [2, 2] })).toBe(1.5);
    const { reach: _, aim: __, beside: ___, ...reported } = sample({ value: amount });
    expect(resultOf(reported, { ours: [7], beside: [] })).toMatchObject({
      value: 7,
      holds: null,
      beside: null,
    });
  });

  it('measures both sides alternately, each first in every second round, and cleans up', async () => {
    const order: string[] = [];
    const side = (name: string) => async () => order.push(name);
    const prepare = async () => ({
      ours: side('ours'),
      beside: side('beside'),
      close: async () => void order.push('closed'),
    });
    await measure(sample({ prepare, repeats: 3 }));
    expect(order).toEqual(['ours', 'beside', 'beside', 'ours', 'ours', 'beside', 'closed']);
  });

  it('cleans up when a measurement fails, too', async () => {
    let closed = false;
    const prepare = async () => ({
      ours: async (): Promise<number> => Promise.reject(new Error('broken')),
      close: async () => {
        closed = true;
      },
    });
    await expect(measure(sample({ prepare }))).rejects.toThrow('broken');
    expect(closed).toBe(true);
  });
});

describe('statistics', () => {
  it('compute the median and the 90th percentile', () => {
    expect(median([4, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9)).toBe(9);
    expect(percentile([5], 0.99)).toBe(5);
    expect(() => median([])).toThrow('No sample');
  });
});

describe('the results', () => {
  const old = resultOf(sample({ name: 'old' }), { ours: [1], beside: [1] });
  const fresh = resultOf(sample({ name: 'fresh' }), { ours: [1], beside: [1] });

  it('of one figure replace its entry and keep all others, in the order of the catalogue', () => {
    const merged = merge({ figures: [fresh, old] }, [{ ...old, value: 9 }], ['old', 'fresh']);
    expect(merged.figures.map(({ name, value }) => [name, value])).toEqual([
      ['old', 9],
      ['fresh', 1],
    ]);
  });

  it('in the README are between its markers, and the text around them is unchanged', () => {
    const text = 'before\n<!-- figures: npm run bench -->\nold\n<!-- /figures -->\nafter';
    const chosen = resultOf(sample({ name: 'dollars' }), { ours: [1], beside: [1] });
    expect(withLines(text, [fresh, chosen])).toBe(
      'before\n<!-- figures: npm run bench -->\n- A sample: **1** (≤ 0.5, aim ≤ 0.4: does not hold), beside 1 ms (p90 1): another\n<!-- /figures -->\nafter',
    );
    expect(withLines('no markers', [chosen])).toBe('no markers');
  });
});

describe('the catalogue of figures', () => {
  it('has each name once, and refuses an unknown one', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(() => figuresNamed(figures, ['invented'])).toThrow(/invented/);
  });

  it('resolves a common first word of names to all of them, unless it is a name itself', () => {
    const of = (...words: string[]) =>
      figuresNamed(
        ['site-weight', 'site-build', 'start', 'start-cold'].map((name) => sample({ name })),
        words,
      ).map(({ name }) => name);
    expect(of('site')).toEqual(['site-weight', 'site-build']);
    expect(of('start')).toEqual(['start']);
    expect(() => of('sit')).toThrow(/sit/);
  });

  it('has a result and a line for every figure', () => {
    const results = readResults();
    expect(results.figures.map(({ name }) => name)).toEqual(names);
    for (const { samples } of results.figures) expect(samples.ours.length).toBeGreaterThan(0);
    expect(existsSync(join(benchDir, 'README.md'))).toBe(true);
    expect(readFileSync(join(benchDir, 'README.md'), 'utf8')).toBe(page(results, figures));
    const readme = readFileSync(join(benchDir, '../README.md'), 'utf8');
    expect(withLines(readme, results.figures)).toBe(readme);
  });

  it('has the same limits and goals as the stored results', () => {
    const bounds = new Map(figures.map(({ name, reach, aim }) => [name, [reach ?? null, aim ?? null]]));
    for (const { name, reach, aim } of readResults().figures) expect([reach, aim]).toEqual(bounds.get(name));
  });
});
