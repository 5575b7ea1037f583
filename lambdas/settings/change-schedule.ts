import { newYorkDay } from '#domain/kernel/new-york.ts';
import { refuse } from '#domain/kernel/result.ts';
import { currentRateCards } from '#domain/quotes/cards/rate-card-in-force.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { pickupGap } from '#domain/settings/checks/pickup-cover.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeSectionDeps, changeSection } from './change-section.ts';
import type { RateCardStore } from './store/rate-card-store.ts';

interface Deps extends ChangeSectionDeps {
  readonly rateCards: Pick<RateCardStore, 'all'>;
}

/** Saves the schedule. Refuses one that offers pickup where a rate card, in force or announced, has no price for it. */
export const changeSchedule = (deps: Deps): UseCase<typeof settingsEndpoints.changeSchedule> => {
  const change = changeSection('schedule', deps);
  return async (request) => {
    const cards = currentRateCards(await deps.rateCards.all(), newYorkDay(deps.clock()));
    const gap = cards.map(({ card }) => pickupGap(card, request.body.value)).find((found) => found);
    return gap === undefined ? change(request) : refuse('PICKUP_NOT_COVERED', gap);
  };
};
