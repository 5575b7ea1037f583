import type { Warned } from '#domain/vehicles/papers/expiry.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { PapersExpiringV1 } from '#events/vehicles/papers-expiring.v1.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import { each, runOf } from '../runtime/aggregate/process.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';

type Expiring = EventOf<typeof PapersExpiringV1>;

/** A vehicle or a driver. */
interface Papered {
  readonly id: string;
  readonly version: number;
  readonly changedAt: string;
}

/** Vehicles or drivers, and the rule that says what has to be told of one. */
interface Watched<Thing extends Papered> {
  readonly kind: Expiring['data']['of']['kind'];
  readonly all: () => Promise<readonly Thing[]>;
  readonly find: (id: string) => Promise<Thing | undefined>;
  /** Writes the next version with its events. False when somebody else wrote in between. */
  readonly write: (before: Thing | undefined, after: Thing, events: readonly Expiring[]) => Promise<boolean>;
  readonly warned: (before: Thing, at: string) => Warned<Thing, Expiring['data']['paper']>;
}

/**
 * Tells of papers that expire, 30, 14 and 3 days before, once each: what was told is written on the thing in the same transaction. A run
 * that is killed leaves the rest to the next one.
 */
export const warnEach =
  <Thing extends Papered>(
    { kind, all, find, write, warned }: Watched<Thing>,
    { clock, newId }: Pick<SharedDependencies, 'clock' | 'newId'>,
  ) =>
  async (request: JobRequest): Promise<{ readonly warned: number }> => {
    const run = runOf(request, newId());
    type Told = ReturnType<typeof warned>;
    const eventsOf = ({ after: { id, version, changedAt: at }, warnings }: Told) =>
      warnings.map(({ kind: paper, expires, daysLeft }) =>
        compose(
          PapersExpiringV1,
          { subject: id, version, at, data: { of: { kind, id }, paper, expires, daysLeft } },
          { newId, ...run.origin },
        ),
      );
    const warn = async ({ id }: Thing): Promise<boolean> => {
      const told = await changing<Thing | undefined, Told, boolean>(
        `What is told of ${kind} ${id}`,
        {
          read: () => find(id),
          write: (change, before) => write(before, change.after, eventsOf(change)),
        },
        (before) => {
          const change = before && warned(before, clock().toISOString());
          return change === undefined || change.warnings.length === 0
            ? { done: false }
            : { change, answer: true };
        },
      );
      return told.ok && told.value;
    };
    return { warned: await each(await all(), run, warn) };
  };
