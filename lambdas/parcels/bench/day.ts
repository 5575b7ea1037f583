import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Tally } from '#domain/parcels/bench/bench.ts';
import { type CameIn, openAtDoor } from '#domain/parcels/bench/day.ts';
import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { DayRow } from '../store/day-items.ts';
import type { DayStore } from '../store/day-store.ts';

interface Deps {
  readonly days: DayStore;
  readonly clock: Clock;
}

/** The rows of days, by what they are. */
export const cameIn = (rows: readonly DayRow[]): CameIn & { readonly tallies: readonly Tally[] } => ({
  tallies: rows.flatMap((row) => ('tally' in row ? [row.tally] : [])),
  received: rows.flatMap((row) => ('received' in row ? [row.received] : [])),
  refused: rows.flatMap((row) => ('refused' in row ? [row.refused] : [])),
});

/** What each carrier said it brought on a day, and what is open. */
export const showDay =
  ({ days }: Pick<Deps, 'days'>): UseCase<typeof benchEndpoints.day> =>
  async ({ params: { day } }) => {
    const came = cameIn(await days.of(day));
    return ok({ ...openAtDoor(came), tallies: [...came.tallies] });
  };

/** Notes the carrier's count at the door, once for each id. */
export const noteTally =
  ({ days, clock }: Deps): UseCase<typeof benchEndpoints.tally> =>
  async ({ body: { id, carrier, counted, damaged, note }, caller }) => {
    const now = clock();
    const tally = await days.tally(newYorkDay(now), {
      id,
      carrier,
      counted,
      damaged,
      ...(note ? { note } : {}),
      at: now.toISOString(),
      by: caller.userId,
    });
    return ok({ tally });
  };
