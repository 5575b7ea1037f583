import type { Schedule } from '#domain/departures/schedule.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useRateCards } from '../use-settings.ts';
import { CardEditor } from './card-editor.tsx';
import { CardList } from './card-list.tsx';
import type { CardBase } from './use-card-form.ts';

/** A new version follows the newest number, and begins as a copy of the newest that was not taken back. */
const newestOf = (cards: readonly RateCardEntry[]): CardBase => {
  const kept = cards.find(({ state }) => state !== 'withdrawn') ?? defaultRateCard;
  return { version: cards[0]?.version ?? kept.version, copyOf: kept.version, card: kept.card };
};

/** The prices: which hold, which are to come, which held before, and a new version to make. */
export const RatesView = ({ schedule }: { readonly schedule: Schedule }) => {
  const { data, error, refetch, isFetchedAfterMount } = useRateCards();
  if (!data || !isFetchedAfterMount)
    return error ? (
      <ErrorState
        message={messageOf(error)}
        correlationId={correlationIdOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton lines={8} label="Loading the rate cards…" />
    );
  const fetchNewest = async () => {
    const { data: fresh } = await refetch({ throwOnError: true });
    return newestOf(fresh?.items ?? data.items);
  };
  return (
    <div className="grid gap-10">
      <section aria-labelledby="cards-title" className="grid gap-3">
        <h2 id="cards-title" className="text-2xl">
          Versions
        </h2>
        <CardList cards={data.items} />
      </section>
      <section aria-labelledby="new-card-title" className="grid gap-6">
        <div className="grid max-w-prose gap-1">
          <h2 id="new-card-title" className="text-2xl">
            New prices
          </h2>
          <p className="text-ink-soft">
            A published version is never changed: what was promised by it can always be worked out again. Edit
            this copy of the newest and publish it as the next. Prices are in dollars.
          </p>
        </div>
        <CardEditor
          newest={newestOf(data.items)}
          cards={data.items}
          fetchNewest={fetchNewest}
          schedule={schedule}
        />
      </section>
    </div>
  );
};
