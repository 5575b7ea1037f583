import { expect, test } from 'vitest';
import { anna, bert, cleo, dora, idOf, sampleBoard, sampleRun, sampleStop } from '../testing/sample-day.ts';
import { arranged } from './arranged.ts';
import { boardWith } from './board-with.ts';
import { changedTo, type Draft, type DraftRun, draftOf, moved, noDraft, pinnedIn } from './draft.ts';

const saved = [sampleRun];
const first = draftOf(sampleRun);
const second: DraftRun = {
  id: 'new-run',
  version: 0,
  vehicleId: 'van-2',
  driverId: 'second-driver',
  from: '08:00',
  to: '18:00',
  stops: [],
};
const ids = (runs: readonly DraftRun[]) => runs.map(({ stops }) => stops.map(({ id }) => id));
const draftWith = (...runs: readonly DraftRun[]): Draft => changedTo(noDraft, saved, runs);

test('a stop goes to another turn, to another run, or comes off its run, and nothing else changes', () => {
  const runs = [first, second];
  expect(ids(moved(runs, idOf(bert), { run: first.id, before: idOf(anna) }))).toEqual([
    [idOf(bert), idOf(anna)],
  ]);
  expect(ids(moved(runs, idOf(anna), { run: second.id }))).toEqual([[idOf(bert)], [idOf(anna)]]);
  expect(ids(moved(runs, idOf(anna), {}))).toEqual([[idOf(bert)]]);
  expect(ids(moved(runs, idOf(dora), { run: first.id, before: idOf(bert) }))).toEqual([
    [idOf(anna), idOf(dora), idOf(bert)],
  ]);
  expect(moved(runs, idOf(anna), { run: first.id, before: idOf(anna) })).toEqual([]);
});

test('a pin holds a stop in its run, and is gone in another one', () => {
  const pinned = pinnedIn(first, idOf(anna));
  expect(pinned.stops[0]).toEqual({ id: idOf(anna), pinned: true });
  expect(pinnedIn(pinned, idOf(anna))).toEqual(first);
  const [within] = moved([pinned], idOf(anna), { run: first.id });
  expect(within?.stops.at(-1)).toEqual({ id: idOf(anna), pinned: true });
  const [, other] = moved([pinned, second], idOf(anna), { run: second.id });
  expect(other?.stops).toEqual([{ id: idOf(anna) }]);
});

test('what is arranged back to how it was saved is no change', () => {
  const [turned] = moved([first], idOf(bert), { run: first.id, before: idOf(anna) });
  const draft = draftWith(turned as DraftRun);
  expect(draft.size).toBe(1);
  const [back] = moved([turned as DraftRun], idOf(bert), { run: first.id });
  expect(changedTo(draft, saved, [back as DraftRun]).size).toBe(0);
});

test('runs that nobody changes here follow the board, and each visit is in one place', () => {
  const [without] = moved([first], idOf(anna), {});
  const all = arranged(
    sampleBoard,
    draftWith(without as DraftRun, { ...second, stops: [{ id: idOf(dora) }] }),
  );
  expect(all.columns.map(({ now }) => now.stops.map(({ id }) => id))).toEqual([[idOf(bert)], [idOf(dora)]]);
  expect(all.open.map(({ name }) => name)).toEqual(['Anna', 'Cleo']);
  expect(all.gone).toEqual([]);
});

test('a stop that a colleague gave to another run, or whose booking is gone, is named and is not in the draft', () => {
  const draft = draftWith({ ...second, stops: [{ id: idOf(dora) }, { id: idOf(cleo) }] });
  const theirs = { ...sampleRun, version: 2, stops: [...sampleRun.stops, sampleStop(dora, '10:00')] };
  const board = { ...sampleBoard, runs: [{ ...sampleBoard.runs[0], run: theirs }], open: [] };
  const all = arranged(board as typeof sampleBoard, draft);
  expect(all.columns[1]?.now.stops).toEqual([]);
  expect(all.gone).toEqual([idOf(dora), idOf(cleo)]);
});

test('a run that a colleague saved meanwhile is seen, and what was arranged stays', () => {
  const [turned] = moved([first], idOf(bert), { run: first.id, before: idOf(anna) });
  const theirs = { ...sampleBoard, runs: [{ ...sampleBoard.runs[0], run: { ...sampleRun, version: 2 } }] };
  const [column] = arranged(theirs as typeof sampleBoard, draftWith(turned as DraftRun)).columns;
  expect(column?.isOutrun).toBe(true);
  expect(column?.now.stops.map(({ id }) => id)).toEqual([idOf(bert), idOf(anna)]);
});

test('a run that is saved takes its stops from what is open, and gives back those that it lost', () => {
  const run = { ...sampleRun, version: 2, stops: [sampleStop(bert, '09:00'), sampleStop(dora, '09:15')] };
  const board = boardWith(sampleBoard, { run, blocks: { vehicle: [], driver: [] } });
  expect(board.open.map(({ name }) => name)).toEqual(['Anna', 'Cleo']);
  expect(board.runs.map((one) => one.run.version)).toEqual([2]);
});
