import { newYorkInstant } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Answered } from '../../support/call.ts';
import { seeded } from '../../support/chaos.ts';
import type { Answer, Call, History } from '../../support/history-checker/operation.ts';
import { recordHistory } from '../../support/history-checker/record-history.ts';
import {
  type Client,
  drivers,
  type Half,
  halves,
  type Mistake,
  type RaceWorld,
  references,
  vans,
} from './race.world.ts';

/** How many dispatchers plan the same day, and how much each does. */
const DISPATCHERS = 3;
const ACTS = 2;
/** Neighboring seeds would begin alike. */
const SPREAD = 7919;

/** A run as whoever asked for it knows it. */
interface Known {
  readonly id: string;
  readonly version: number;
  readonly van: string;
  readonly driver: string;
  readonly half: Half;
  readonly bookings: readonly string[];
}

type Choose = <One>(from: readonly One[]) => One;

/** What a run claims: half a day of its van and of its driver, and its visits. */
const claimsOf = ({ van, driver, half, bookings }: Omit<Known, 'id' | 'version'>): readonly string[] => [
  `${van} ${half}`,
  `${driver} ${half}`,
  ...bookings,
];

const answerOf = (answered: Answered | undefined): Answer => {
  if (answered?.status === 200) return 'ok';
  return answered === undefined || (answered.status ?? 500) >= 500 ? 'unknown' : 'refused';
};

/** The next transaction of a client fails, before or after the table has done it. */
const arm = ({ faults }: Client, random: () => number): void => {
  const trouble = random();
  let left = trouble < 0.3 ? 1 : 0;
  const fail = (operation: string) => {
    if (operation !== 'TransactWriteItems' || left === 0) return;
    left = 0;
    throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
  };
  faults.before = (operation) => (trouble < 0.1 ? fail(operation) : undefined);
  faults.after = (operation) => (trouble < 0.1 ? undefined : fail(operation));
};

/**
 * One day by chance, from a seed: dispatchers give vans, drivers and pickups to runs, hand runs over and cancel them, all at once, while
 * connections break and answers are lost. Returns its history to be judged.
 */
export const runSchedule = async (world: RaceWorld, seed: number, mistake?: Mistake): Promise<History> => {
  const day = await world.begin();
  const random = seeded(seed * SPREAD);
  const choose: Choose = (from) => from[Math.floor(random() * from.length)] as (typeof from)[number];
  const record = recordHistory();
  const told = (call: Omit<Call, 'of'>, of: string, answer: Answer) => ({ call: { ...call, of }, answer });
  const dispatcher = async (name: string): Promise<void> => {
    const mine: Known[] = [];
    const client = world.client(name, mistake);
    const make = async () => {
      const half = choose(Object.keys(halves) as Half[]);
      const bookings = references.filter(() => random() < 0.5);
      const run = {
        ...{ id: newId(), version: 1, van: choose(vans), driver: choose(drivers), half },
        bookings: bookings.length === 0 ? [choose(references)] : bookings,
      };
      const [from, to] = halves[half];
      const stops = run.bookings.map((booking) => ({ booking, visit: world.visit() }));
      const form = { day, vehicleId: run.van, driverId: run.driver, from, to, stops };
      const answered = await record.askAll(
        name,
        () => client.ask('PUT /api/desk/runs/{id}', run.id, { version: 0, form }),
        (answer) => claimsOf(run).map((of) => told({ do: 'take', claim: run.id }, of, answerOf(answer))),
      );
      if (answered?.status === 200) mine.push(run);
    };
    const act = async (run: Known, after: Known | undefined, body: object) => {
      const [had, has] = [claimsOf(run), after === undefined ? [] : claimsOf(after)];
      const answered = await record.askAll(
        name,
        () => client.ask('POST /api/desk/runs/{id}/acts', run.id, { version: run.version, act: body }),
        (answer) => [
          ...had
            .filter((of) => !has.includes(of))
            .map((of) =>
              told(
                { do: 'release', claim: run.id },
                of,
                answerOf(answer) === 'refused' ? 'unknown' : answerOf(answer),
              ),
            ),
          ...has
            .filter((of) => !had.includes(of))
            .map((of) => told({ do: 'take', claim: run.id }, of, answerOf(answer))),
        ],
      );
      mine.splice(mine.indexOf(run), 1);
      if (answered?.status === 200 && after !== undefined) mine.push(after);
    };
    for (let acts = 0; acts < ACTS; acts += 1) {
      arm(client, random);
      const run = mine.length > 0 && random() < 0.6 ? choose(mine) : undefined;
      if (run === undefined) await make();
      else if (random() < 0.5) await act(run, undefined, { kind: 'CANCEL', because: 'The race goes on' });
      else {
        const after = { ...run, version: run.version + 1, van: choose(vans), driver: choose(drivers) };
        const isOther = after.van !== run.van || after.driver !== run.driver;
        if (isOther)
          await act(run, after, { kind: 'HAND_OVER', vehicleId: after.van, driverId: after.driver });
      }
    }
  };
  await Promise.all(Array.from({ length: DISPATCHERS }, (_, number) => dispatcher(`dispatcher ${number}`)));
  const final: Record<string, readonly string[]> = {};
  const noon = newYorkInstant(day, '12:00').toISOString();
  const { hours, visits } = await world.claimed(day);
  for (const { id, taken } of hours)
    for (const half of Object.keys(halves))
      final[`${id} ${half}`] = taken
        .filter(([, { from }]) => from < noon === (half === 'morning'))
        .map(([run]) => run);
  for (const { id, runId } of visits) final[id] = runId === undefined ? [] : [runId];
  return { operations: record.operations, final, capacityOf: () => ({ places: 1 }) };
};
