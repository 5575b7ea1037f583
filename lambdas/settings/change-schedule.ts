import { newYorkDay } from '#domain/kernel/new-york.ts';
import { refuse } from '#domain/kernel/result.ts';
import { currentRateCards } from '#domain/quotes/cards/rate-card-in-force.ts';
import { contradictionIn } from '#domain/settings/checks/remarks.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeSectionDeps, changeSection } from './change-section.ts';
import type { RateCardStore } from './store/rate-card-store.ts';
import { type SectionStore, valuesOf } from './store/section-store.ts';

interface Deps extends ChangeSectionDeps {
  readonly sections: Pick<SectionStore, 'read' | 'readAll' | 'save'>;
  readonly rateCards: Pick<RateCardStore, 'all'>;
}

/** Saves the schedule. Refuses one that offers pickup where a rate card, in force or announced, has no price for it. */
export const changeSchedule = (deps: Deps): UseCase<typeof settingsEndpoints.changeSchedule> => {
  const change = changeSection('schedule', deps);
  return async (request) => {
    const [cards, sections] = await Promise.all([deps.rateCards.all(), deps.sections.readAll()]);
    const rateCards = currentRateCards(cards, newYorkDay(deps.clock()));
    const settings = { ...valuesOf(sections), schedule: request.body.value, rateCards };
    const contradiction = contradictionIn('schedule', settings);
    return contradiction === undefined ? change(request) : refuse('PICKUP_NOT_COVERED', contradiction);
  };
};
