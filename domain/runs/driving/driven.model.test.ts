import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runMayBecome, stopMayBecome } from '../lifecycle.ts';
import type { Run } from '../run.ts';
import { sampleDone, sampleDrivenRun } from '../testing/sample-driving.ts';
import type { DriveAct } from './act.ts';
import { driven } from './driven.ts';
import type { Proof } from './proof.ts';

const minute = (minutes: number): string => new Date(Date.UTC(2026, 11, 8, 13, 30 + minutes)).toISOString();
const proofIdOf = (n: number): string => `019a1d3c-0000-4000-8000-${String(n).padStart(12, '0')}`;

const stop = fc.constantFrom(...sampleDrivenRun.stops.map(({ id }) => id));
const at = fc.integer({ min: 0, max: 500 }).map(minute);
const act: fc.Arbitrary<DriveAct> = fc.oneof(
  at.map((when) => ({ kind: 'START' as const, at: when })),
  fc.tuple(stop, at).map(([id, when]) => ({ kind: 'HEAD' as const, stop: id, at: when })),
  fc.tuple(stop, at).map(([id, when]) => ({ kind: 'ARRIVE' as const, stop: id, at: when })),
  fc.tuple(stop, at, fc.nat(5)).map(([id, when, n]) => sampleDone(id, proofIdOf(n + 10), when)),
  fc.tuple(stop, at, fc.nat(5)).map(([id, when, n]) => {
    const { proof, ...done } = sampleDone(id, proofIdOf(n + 20), when);
    const { id: proofId } = proof;
    const failed = { id: proofId, photos: [proofIdOf(1)], reason: 'consignee_not_home' as const };
    return { ...done, kind: 'FAILED' as const, proof: failed };
  }),
  { weight: 1, arbitrary: at.map((when) => ({ kind: 'END' as const, at: when })) },
);
/** What phones of one driver tell. Each message may come again, at any time later: answers get lost. */
const told: fc.Arbitrary<readonly DriveAct[]> = fc
  .array(act, { maxLength: 40 })
  .chain((all) =>
    fc
      .array(fc.nat(Math.max(0, all.length - 1)), { maxLength: 10 })
      .map((again) => [...all, ...again.flatMap((index) => all[index] ?? [])]),
  );

const stopIn = (run: Run, id: string) => run.stops.find((each) => each.id === id);

/** What must be true of two versions of a run, one after the other. */
const expectStep = (before: Run, after: Run): void => {
  if (after === before) return;
  expect(after.version).toBe(before.version + 1);
  if (after.state !== before.state) expect(runMayBecome(before.state, after.state)).toBe(true);
  for (const was of before.stops) {
    const is = stopIn(after, was.id);
    if (is?.state !== was.state) expect(stopMayBecome(was.state, is?.state ?? was.state)).toBe(true);
    // What ended at the door never changes.
    if (was.proof !== undefined) expect(is).toEqual(was);
  }
};

test('whatever phones tell, in whatever order and how often: each stop has one proof, and nothing that ended changes', () => {
  fc.assert(
    fc.property(told, (messages) => {
      const proofs: Proof[] = [];
      let run: Run = sampleDrivenRun;
      for (const said of messages) {
        const result = driven(run, said, { by: run.driverId, at: minute(480) });
        if (!result.ok) continue;
        expectStep(run, result.value.run);
        run = result.value.run;
        if (result.value.proof) proofs.push(result.value.proof);
      }
      const ended = run.stops.filter(({ state }) => state === 'DONE' || state === 'FAILED');
      expect(proofs.map(({ stop: id }) => id).toSorted()).toEqual(ended.map(({ id }) => id).toSorted());
      for (const proof of proofs) expect(stopIn(run, proof.stop)?.proof).toBe(proof.id);
      expect(run.stops.filter(({ state }) => state === 'NEXT').length).toBeLessThanOrEqual(1);
      if (run.state === 'ENDED')
        expect(run.stops.filter(({ state }) => ['PLANNED', 'NEXT', 'ARRIVED'].includes(state))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
