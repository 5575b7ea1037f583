import { isDeepStrictEqual } from 'node:util';
import { CLOCK_NAME, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { contradictionIn } from '#domain/settings/checks/remarks.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { compose } from '#events/envelope.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { somebodyElseChanged } from './change-section.ts';
import type { NewRateCard, RateCardStore } from './store/rate-card-store.ts';
import { type SectionStore, valuesOf } from './store/section-store.ts';
import type { StoredRateCard } from './store/settings-items.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly rateCards: Pick<RateCardStore, 'all' | 'publish'>;
  readonly sections: Pick<SectionStore, 'readAll'>;
}

/** True when the newest card is the one in this request: the client repeats a request whose answer was lost. */
const isOurOwn = (stored: StoredRateCard | undefined, card: NewRateCard): boolean =>
  stored !== undefined &&
  stored.publishedBy === card.publishedBy &&
  stored.effectiveFrom === card.effectiveFrom &&
  isDeepStrictEqual(stored.card, card.card);

/**
 * Publishes the next version of the prices (optimistic lock on the newest version that the person saw). A card may begin
 * today, so that a wrong price can be corrected at once, but not in the past, because quotes of the past were made with
 * another card.
 */
export const publishRateCard =
  ({ rateCards, sections, clock, newId }: Deps): UseCase<typeof settingsEndpoints.publishRateCard> =>
  async ({ body, caller, correlationId }) => {
    const now = clock();
    if (body.effectiveFrom < newYorkDay(now))
      return refuse('DAY_IS_PAST', `This day is over in ${CLOCK_NAME}. Choose a later day.`);
    const [known, others] = await Promise.all([rateCards.all(), sections.readAll()]);
    const contradiction = contradictionIn('rates', { ...valuesOf(others), rateCards: [body] });
    if (contradiction !== undefined) return refuse('PICKUP_NOT_COVERED', contradiction);
    const version = body.basedOn + 1;
    const changedAt = now.toISOString();
    const card = {
      version,
      effectiveFrom: body.effectiveFrom,
      card: body.card,
      publishedAt: changedAt,
      publishedBy: caller.userId,
    };
    const stored = known.find((each) => each.version === version);
    if (isOurOwn(stored, card)) return ok({ version });
    const data = { part: 'rate-card', version, changedAt, changedBy: caller.userId } as const;
    const event = compose(
      SettingsChangedV1,
      { subject: `rate-card#${version}`, version: 1, at: changedAt, data },
      { newId, correlationId },
    );
    return (await rateCards.publish(card, event)) ? ok({ version }) : somebodyElseChanged();
  };
