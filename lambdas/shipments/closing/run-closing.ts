import type { Flight } from '#domain/departures/flight.ts';
import { closingBlockers, isFrozenFor, verdictOf } from '#domain/shipments/closing/closing.ts';
import { type Manifest, rowsOf, totalsOf } from '#domain/shipments/closing/manifest.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { each, type Run, type Step } from '../../runtime/aggregate/process.ts';
import type { Transaction } from '../../runtime/table/transact.ts';
import { everybodyAsTheyAre, everybodyOn } from '../rolls/everybody.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';
import type { ClosingProcess } from '../rolls/process-store.ts';
import { type FreezeDeps, freeze, thaw } from './freeze.ts';
import type { ManifestStore } from './manifest-store.ts';

export interface ClosingDeps extends FlightJobDeps, FreezeDeps {
  readonly manifests: ManifestStore;
  readonly transaction: Transaction;
}

/** The list of a flight lags behind by moments, so it is looked at again this often in one run. */
const LOOKS = 5;

/** After this long the list does not lag any more: a place that the flight counts is no shipment that could be found. */
const OLD_MS = 10 * 60_000;

const isOld = ({ at }: ClosingProcess, now: Date): boolean => now.getTime() - Date.parse(at) > OLD_MS;

/** The flight while this closing of it is under way. */
const stillClosing = async (
  { flights, clock }: ClosingDeps,
  { flight, number }: ClosingProcess,
): Promise<Flight | undefined> => {
  const found = await flights.find(flight, clock());
  return found?.closing?.number === number ? found : undefined;
};

/** The shipments that have a blocker now. What is frozen is looked at again: two shipments together may need what one alone does not. */
const blockedOf = async (
  { exports }: ClosingDeps,
  everybody: readonly Shipment[],
  { id, free, aircraft }: Flight,
): Promise<readonly Shipment[]> => {
  const blockers = await Promise.all(
    everybody.map(async (shipment) =>
      closingBlockers(shipment, id, { free, aircraft, exports: await exports.of(partOn(shipment, id)) }),
    ),
  );
  return everybody.filter((_, place) => (blockers[place] ?? []).length > 0);
};

/** Ends a closing without a manifest: the flight is as it was before. What is frozen is set free afterward. */
const stop = async (
  deps: ClosingDeps,
  process: ClosingProcess,
  before: Flight,
  outcome: 'BLOCKED' | 'INCOMPLETE',
  blocked: number,
): Promise<boolean> => {
  const at = deps.clock().toISOString();
  const { guard, also } = deps.versions.stopped(before, at);
  const ended = deps.processes.endsClosing(process, outcome, { at, blocked });
  return (await deps.transaction({ flight: guard, ended }, also)) === undefined;
};

/** Makes the manifest of what is frozen, in one transaction with the flight's new state. */
const manifest = async (
  deps: ClosingDeps,
  process: ClosingProcess,
  { before, everybody }: { readonly before: Flight; readonly everybody: readonly Shipment[] },
  run: Run,
): Promise<boolean> => {
  const now = deps.clock();
  const at = now.toISOString();
  const { flight, by, number } = process;
  const rows = rowsOf(everybody, { flight, isClosing: true });
  const version = (before.manifest?.version ?? 0) + 1;
  const made: Manifest = { flight, version, by, at, ...totalsOf(rows) };
  const attempt = `CLOSING-${number}`;
  const parts = await deps.manifests.keepRows(flight, attempt, rows, now);
  const next = deps.versions.manifested(before, made, { by, at, ...run.origin });
  const along = { kind: 'along' as const, flight, version: next.after.version, by, at };
  const outcome = await deps.transaction(
    {
      flight: next.guard,
      ended: deps.processes.endsClosing(process, 'MANIFESTED', { at, blocked: 0 }),
      version: deps.manifests.version(made, { attempt, parts }),
      along: deps.processes.begins(along),
    },
    next.also,
  );
  return outcome === undefined;
};

/** One look at everybody: freezes who is not yet frozen, and says what follows. True when it has to be looked at again. */
const look = async (deps: ClosingDeps, process: ClosingProcess, run: Run): Promise<boolean> => {
  const { flight, number } = process;
  let isBlocked = false;
  await each(await everybodyOn(deps.list, flight), run, async (one) => {
    // One blocker is enough: who comes after it is left alone.
    if (isBlocked || isFrozenFor(one, process)) return false;
    const outcome = await freeze(deps, { flight, number, shipment: one.number, ...run.origin });
    if (!outcome.ok && outcome.refusal.code === 'BLOCKED') isBlocked = true;
    return outcome.ok;
  });
  if (run.isLate()) return false;
  const everybody = await everybodyAsTheyAre(deps.list, flight);
  // Read after everybody: what the flight counts now is at most what it counted when they were read.
  const before = await stillClosing(deps, process);
  if (!before) return false;
  const stuck = await blockedOf(deps, everybody, before);
  const verdict = verdictOf({
    places: before.shipments,
    found: everybody.length,
    frozen: everybody.filter((one) => isFrozenFor(one, process)).length,
    blocked: stuck.length,
    isOld: isOld(process, deps.clock()),
  });
  if (verdict === 'LOOK_AGAIN') return true;
  // Somebody changed the flight in between, so what was seen may be old.
  return verdict === 'MANIFESTED'
    ? !(await manifest(deps, process, { before, everybody }, run))
    : !(await stop(deps, process, before, verdict, stuck.length));
};

/**
 * Freezes the shipments of a flight one by one, and when all are frozen makes the manifest; else the closing ends without one. It is
 * over when the closing has ended (trade.md, Closing a flight).
 */
export const freezeAndList =
  (deps: ClosingDeps): Step<ClosingProcess> =>
  async (process, run) => {
    for (let time = 1; time <= LOOKS && (await stillClosing(deps, process)) && !run.isLate(); time += 1) {
      if (!(await look(deps, process, run))) break;
      await deps.pause(time);
    }
    return { done: 0, isOver: !(await stillClosing(deps, process)) && !run.isLate() };
  };

/**
 * Sets free what a closing has frozen and not listed. With a manifest, what is frozen goes on the list; the process that brings everybody
 * along does it.
 */
export const setFree =
  (deps: ClosingDeps): Step<ClosingProcess> =>
  async ({ flight, number }, run) => {
    const ended = await deps.processes.closing(flight);
    if (ended?.number !== number) return { done: 0, isOver: false };
    if (ended.outcome === 'MANIFESTED') return { done: 0, isOver: true };
    const everybody = await everybodyOn(deps.list, flight);
    const done = await each(everybody, run, async ({ number: shipment }) => {
      return (await thaw(deps, { flight, number, shipment, ...run.origin })).ok;
    });
    return { done, isOver: !run.isLate() };
  };
