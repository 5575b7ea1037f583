import type { historyEndpoints } from '#domain/history/endpoints.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { HistoryStore } from './store/history-store.ts';

interface Deps {
  readonly store: Pick<HistoryStore, 'page'>;
  readonly clock: Clock;
}

/** A page of who did what: of a person, a thing, a day, or several of these. */
export const showHistory =
  ({ store, clock }: Deps): UseCase<typeof historyEndpoints.list> =>
  async ({ query }) => {
    const { person, thing, day } = query;
    return answerPage(`history:${person ?? ''}:${thing ?? ''}:${day ?? ''}`, query, (page) =>
      store.page({ person, thing, day }, newYorkDay(clock()), page),
    );
  };
