import { describe, expect, test } from 'vitest';
import { sampleTrace } from '../testing/sample-trace.ts';
import { found, notHere, ownTrace, searched, withdrawn } from './steps.ts';
import { traceTasks } from './tasks.ts';
import type { Trace } from './trace.ts';

const step = { by: 'clerk', at: '2026-11-28T17:00:00.000Z' };
const done = (result: ReturnType<typeof found> | ReturnType<typeof searched>): Trace => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const codeOf = (result: ReturnType<typeof found> | ReturnType<typeof searched>) =>
  result.ok ? 'ok' : result.refusal.code;
const parcel = { code: 'PCL-7K3M9Q2X', text: 'It is here.' };

test('a shelf is looked through once', () => {
  const once = done(searched(sampleTrace, 'B-04', step));
  expect(once).toMatchObject({ version: 2, searched: [{ shelf: 'B-04', ...step }] });
  expect(done(searched(once, 'B-04', { ...step, by: 'other' }))).toBe(once);
  expect(done(searched(once, 'B-05', step)).searched).toHaveLength(2);
});

describe('an end', () => {
  const ends: readonly (readonly [string, (trace: Trace, version: number) => ReturnType<typeof found>])[] = [
    ['FOUND', (trace, version) => found(trace, { ...step, ...parcel, version })],
    ['NOT_HERE', (trace, version) => notHere(trace, { ...step, text: 'It is not here.', version })],
    ['WITHDRAWN', (trace, version) => withdrawn(trace, { ...step, version })],
  ];
  test.each(ends)('%s is made once, by who has seen the present state, and nothing follows', (state, end) => {
    expect(codeOf(end(sampleTrace, 7))).toBe('TRACE_CHANGED');
    const after = done(end(sampleTrace, 1));
    expect(after).toMatchObject({ state, version: 2, closedAt: step.at });
    expect(codeOf(searched(after, 'B-04', step))).toBe('TRACE_CLOSED');
    for (const [other, another] of ends)
      if (other !== state) expect(codeOf(another(after, 2))).toBe('TRACE_CLOSED');
    expect(traceTasks(after)).toEqual([]);
  });

  test('with the same parcel twice is the same, with another it is refused', () => {
    const after = done(found(sampleTrace, { ...step, ...parcel, version: 1 }));
    expect(done(found(after, { ...step, ...parcel, version: 1 }))).toBe(after);
    expect(codeOf(found(after, { ...step, ...parcel, code: 'PCL-00000000', version: 2 }))).toBe(
      'TRACE_CLOSED',
    );
  });
});

test('its owner sees neither colleagues nor the shelves by name', () => {
  const after = done(found(done(searched(sampleTrace, 'B-04', step)), { ...step, ...parcel, version: 2 }));
  const own = ownTrace(after);
  expect(own).toMatchObject({ shelvesSearched: 1, answer: { text: 'It is here.', at: step.at } });
  expect(JSON.stringify(own)).not.toMatch(/clerk|B-04|ownerId/);
});

test('an open search is due at the promised hour', () => {
  expect(traceTasks(sampleTrace)).toEqual([
    { kind: 'TRACE', since: sampleTrace.createdAt, due: sampleTrace.promisedBy },
  ]);
});
