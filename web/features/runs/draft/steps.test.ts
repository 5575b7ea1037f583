import { expect, test } from 'vitest';
import {
  anna,
  bert,
  cleo,
  DAY,
  dora,
  idOf,
  onBoard,
  sampleBoard,
  sampleRun,
  sampleStop,
} from '../testing/sample-day.ts';
import { arranged } from './arranged.ts';
import { changedTo, draftOf, moved, noDraft, type Turn } from './draft.ts';
import { stepsOf } from './steps.ts';

const other = {
  ...sampleRun,
  id: '019a1d3c-0000-4000-8000-000000000a02',
  stops: [sampleStop(cleo, '15:00'), sampleStop(dora, '15:15')],
};
const board = { ...sampleBoard, runs: [onBoard(sampleRun), onBoard(other)], open: [] };
const runs = [sampleRun, other];

/** The calls that save a board after some moves, each as what becomes of the run. */
const stepsAfter = (...moves: readonly (readonly [stop: string, to: Turn])[]) => {
  let draft = noDraft;
  for (const [stop, to] of moves) {
    const now = runs.map((run) => draft.get(run.id) ?? draftOf(run));
    draft = changedTo(draft, runs, moved(now, stop, to));
  }
  return stepsOf(DAY, arranged(board, draft)).map((step) =>
    step.kind === 'cancel'
      ? `cancel ${step.id.slice(-1)}`
      : `${step.id.slice(-1)}: ${step.form.stops.map(({ booking }) => booking.slice(4, 8)).join(' ')}`,
  );
};

test('a run gives a stop away before another one takes it, whichever is first on the board', () => {
  expect(stepsAfter([idOf(anna), { run: other.id }])).toEqual(['1: BERT', '2: CLEO DORA ANNA']);
  expect(stepsAfter([idOf(dora), { run: sampleRun.id }])).toEqual(['2: CLEO', '1: ANNA BERT DORA']);
});

test('two runs that exchange stops are first saved with what they keep', () => {
  expect(stepsAfter([idOf(anna), { run: other.id }], [idOf(dora), { run: sampleRun.id }])).toEqual([
    '1: BERT',
    '2: CLEO',
    '1: BERT DORA',
    '2: CLEO ANNA',
  ]);
});

test('a run without stops is canceled first', () => {
  expect(stepsAfter([idOf(cleo), { run: sampleRun.id }], [idOf(dora), {}])).toEqual([
    'cancel 2',
    '1: ANNA BERT CLEO',
  ]);
});

test('what is as it was saved is not sent', () => {
  expect(stepsAfter([idOf(bert), {}], [idOf(bert), { run: sampleRun.id }])).toEqual([]);
});
