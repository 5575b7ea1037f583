import { newYorkDay } from '#domain/kernel/new-york.ts';
import { rateCardState } from '#domain/quotes/cards/rate-card-in-force.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage, cut } from '../runtime/table/page.ts';
import type { RateCardStore } from './store/rate-card-store.ts';

interface Deps {
  readonly rateCards: Pick<RateCardStore, 'all'>;
  readonly clock: Clock;
}

/** All rate cards, newest first. The state of a card depends on the others, and there are only a few a year. */
export const listRateCards =
  ({ rateCards, clock }: Deps): UseCase<typeof settingsEndpoints.rateCards> =>
  async ({ query }) =>
    answerPage('rate-cards', query, async ({ after, limit }) => {
      const today = newYorkDay(clock());
      const cards = await rateCards.all();
      const following = cards.filter(({ version }) => after === undefined || version < Number(after));
      const page = cut(following, limit, ({ version }) => String(version));
      return {
        ...page,
        items: page.items.map((card) => ({ ...card, state: rateCardState(card, cards, today) })),
      };
    });
