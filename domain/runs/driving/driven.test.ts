import { describe, expect, test } from 'vitest';
import type { Run } from '../run.ts';
import { sampleDone, sampleDrivenRun } from '../testing/sample-driving.ts';
import type { DriveAct } from './act.ts';
import { driven } from './driven.ts';
import type { Driven } from './driven-run.ts';

const heard = { by: 'sample-driver', at: '2026-12-08T15:00:00.000Z' };
const [first, second, third] = sampleDrivenRun.stops.map(({ id }) => id) as [string, string, string];
const proofId = '019a1d3c-0000-4000-8000-000000000301';
const otherProof = '019a1d3c-0000-4000-8000-000000000302';

const driveResult = (result: ReturnType<typeof driven<Run>>): Driven => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const afterActs = (run: Run, ...acts: readonly DriveAct[]): Run =>
  acts.reduce((now, act) => driveResult(driven(now, act, heard)).run, run);
const statesOf = ({ stops }: Run) => stops.map(({ state }) => state);
const codeOf = (run: Run, act: DriveAct, by = heard.by): string | undefined => {
  const result = driven(run, act, { ...heard, by });
  return result.ok ? undefined : result.refusal.code;
};
const takenOff = (run: Run, stop: string, endedAt: string): Run => ({
  ...run,
  stops: run.stops.map((each) =>
    each.id === stop ? { ...each, state: 'TAKEN_OFF', because: 'it was canceled', endedAt } : each,
  ),
});

test('a run is driven from the yard to its stops and back, each with its times', () => {
  const run = afterActs(
    sampleDrivenRun,
    { kind: 'START', at: '2026-12-08T13:40:00.000Z' },
    { kind: 'HEAD', stop: first, at: '2026-12-08T13:41:00.000Z' },
    { kind: 'ARRIVE', stop: first, at: '2026-12-08T14:08:00.000Z' },
    sampleDone(first, proofId),
  );
  expect(run).toMatchObject({ state: 'UNDER_WAY', startedAt: '2026-12-08T13:40:00.000Z' });
  expect(run.stops[0]).toMatchObject({
    state: 'DONE',
    nextAt: '2026-12-08T13:41:00.000Z',
    arrivedAt: '2026-12-08T14:08:00.000Z',
    endedAt: '2026-12-08T14:24:00.000Z',
    proof: proofId,
  });
});

test('a stop that is done without a word before it has left the yard and arrived', () => {
  const run = afterActs(sampleDrivenRun, sampleDone(first, proofId));
  expect(run).toMatchObject({ state: 'UNDER_WAY', startedAt: '2026-12-08T14:24:00.000Z' });
  expect(run.stops[0]?.arrivedAt).toBe('2026-12-08T14:24:00.000Z');
});

test('one stop is next at a time', () => {
  const run = afterActs(
    sampleDrivenRun,
    { kind: 'HEAD', stop: first, at: '2026-12-08T14:00:00.000Z' },
    { kind: 'HEAD', stop: third, at: '2026-12-08T14:01:00.000Z' },
  );
  expect(statesOf(run)).toEqual(['PLANNED', 'PLANNED', 'NEXT']);
});

test('what a second phone says late of the way before changes nothing', () => {
  const run = afterActs(
    sampleDrivenRun,
    { kind: 'HEAD', stop: third, at: '2026-12-08T14:01:00.000Z' },
    { kind: 'HEAD', stop: first, at: '2026-12-08T14:00:00.000Z' },
  );
  expect(statesOf(run)).toEqual(['PLANNED', 'PLANNED', 'NEXT']);
});

test('a proof says who, when and what, once; another one is refused', () => {
  const result = driveResult(driven(sampleDrivenRun, sampleDone(first, proofId), heard));
  expect(result.proof).toMatchObject({
    outcome: 'DONE',
    id: proofId,
    stop: first,
    booking: sampleDrivenRun.stops[0]?.booking,
    at: '2026-12-08T14:24:00.000Z',
    heardAt: heard.at,
    by: 'sample-driver',
    barrels: [{ barrel: 'B55', quantity: 1 }],
  });
  expect(driveResult(driven(result.run, sampleDone(first, proofId), heard))).toEqual({ run: result.run });
  expect(codeOf(result.run, sampleDone(first, otherProof))).toBe('STOP_ENDED');
});

test('a phone whose clock is ahead is believed until now', () => {
  const { proof } = driveResult(
    driven(sampleDrivenRun, sampleDone(first, proofId, '2026-12-09T14:24:00.000Z'), heard),
  );
  expect(proof?.at).toBe(heard.at);
});

test('a run that is back has no open stops: what was not reached is off it', () => {
  const run = afterActs(sampleDrivenRun, sampleDone(first, proofId), {
    kind: 'END',
    at: '2026-12-08T14:50:00.000Z',
  });
  expect(run).toMatchObject({ state: 'ENDED', endedAt: '2026-12-08T14:50:00.000Z' });
  expect(statesOf(run)).toEqual(['DONE', 'TAKEN_OFF', 'TAKEN_OFF']);
  expect(afterActs(run, { kind: 'END', at: '2026-12-08T14:55:00.000Z' })).toBe(run);
});

describe('a plan that was changed while the phone was offline', () => {
  const off = takenOff(sampleDrivenRun, second, '2026-12-08T14:30:00.000Z');

  test('does not undo what had happened before', () => {
    const run = afterActs(off, sampleDone(second, proofId, '2026-12-08T14:29:00.000Z'));
    expect(run.stops[1]).toMatchObject({ state: 'DONE', proof: proofId });
  });

  test('tells the driver why, if it happened after that', () => {
    const late = driven(off, sampleDone(second, proofId, '2026-12-08T14:31:00.000Z'), heard);
    expect(late).toMatchObject({
      ok: false,
      refusal: { code: 'STOP_OFF', message: expect.stringContaining('it was canceled') },
    });
  });

  test('a run that was taken back has been driven all the same', () => {
    const run = afterActs(
      { ...sampleDrivenRun, state: 'PLANNED' },
      { kind: 'START', at: '2026-12-08T13:40:00.000Z' },
    );
    expect(run.state).toBe('UNDER_WAY');
  });

  test('a canceled run does not begin', () => {
    const canceled: Run = { ...sampleDrivenRun, state: 'CANCELLED', because: 'snow' };
    expect(codeOf(canceled, { kind: 'START', at: heard.at })).toBe('RUN_CANCELLED');
  });
});

describe('another driver', () => {
  test('cannot tell anything of the run', () => {
    expect(codeOf(sampleDrivenRun, sampleDone(first, proofId), 'other-driver')).toBe('RUN_NOT_YOURS');
  });

  test('who handed it over tells what happened until then', () => {
    const handedOver: Run = {
      ...sampleDrivenRun,
      driverId: 'other-driver',
      earlierDrivers: [{ driverId: 'sample-driver', until: '2026-12-08T14:30:00.000Z' }],
    };
    expect(afterActs(handedOver, sampleDone(first, proofId)).stops[0]?.state).toBe('DONE');
    const later = sampleDone(second, otherProof, '2026-12-08T14:31:00.000Z');
    expect(codeOf(handedOver, later)).toBe('RUN_NOT_YOURS');
  });
});

test('a stop of another run is refused', () => {
  expect(codeOf(sampleDrivenRun, sampleDone('BKG-222222-1', proofId))).toBe('STOP_NOT_FOUND');
});
