import type { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { takenIn } from '#domain/billing/abroad/taken-in.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { MoneyList } from '../money-list.ts';
import { notTheirs } from './counter-rates.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly list: MoneyList;
}

/** What a counter abroad took on a day, today unless another one is asked for. */
export const showCounterTakings =
  ({ list, clock }: Deps): UseCase<typeof abroadEndpoints.counterTakings> =>
  async ({ params: { country }, query: { day = newYorkDay(clock()) }, caller }) => {
    const others = notTheirs(country, caller);
    if (others !== undefined) return others;
    const items = (await list.takings(day)).filter(({ place }) => place === country);
    return ok({ day, items, sums: [...takenIn(items)] });
  };
