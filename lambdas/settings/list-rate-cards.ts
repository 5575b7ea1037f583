import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { rateCardState } from '#domain/quotes/cards/rate-card-in-force.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { Clock } from '../runtime/clock.ts';
import { decodeCursor, encodeCursor } from '../runtime/cursor.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { RateCardStore } from './store/rate-card-store.ts';

interface Deps {
  readonly rateCards: Pick<RateCardStore, 'all'>;
  readonly clock: Clock;
}

const LIST = 'rate-cards';

/** Rate cards, newest first. Where a card stands depends on all the others, and a house makes a few a year: all are read. */
export const listRateCards =
  ({ rateCards, clock }: Deps): UseCase<typeof settingsEndpoints.rateCards> =>
  async ({ query: { cursor, limit } }) => {
    const after = cursor === undefined ? undefined : decodeCursor(LIST, cursor);
    if (cursor !== undefined && after === undefined)
      return refuse('INVALID_CURSOR', 'This page is no longer there. Start again from the first.');
    const today = newYorkDay(clock());
    const cards = await rateCards.all();
    const following = cards.filter(({ version }) => after === undefined || version < Number(after));
    const items = following
      .slice(0, limit)
      .map((card) => ({ ...card, state: rateCardState(card, cards, today) }));
    const last = items.at(-1);
    const more = following.length > limit && last !== undefined;
    return ok({ items, ...(more ? { next: encodeCursor(LIST, String(last.version)) } : {}) });
  };
