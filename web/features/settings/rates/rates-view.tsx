import { newYorkDay } from '#domain/kernel/new-york.ts';
import { nextMonday } from '#domain/quotes/cards/first-day.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { type Settings, useRateCards } from '../use-settings.ts';
import { CardEditor } from './card-editor.tsx';
import { CardList } from './card-list.tsx';
import type { CardBase } from './use-card-form.ts';

/** A new version has the next number, and begins as a copy of the newest card that was not withdrawn. */
const newestOf = (cards: readonly RateCardEntry[]): CardBase => {
  const kept = cards.find(({ state }) => state !== 'withdrawn') ?? defaultRateCard;
  return {
    version: cards[0]?.version ?? kept.version,
    copyOf: kept.version,
    value: { effectiveFrom: nextMonday(newYorkDay(Date.now())), card: kept.card },
  };
};

const Cards = ({
  cards,
  fetchNewest,
  settings,
}: {
  readonly cards: readonly RateCardEntry[];
  readonly fetchNewest: () => Promise<CardBase>;
  readonly settings: Settings;
}) => (
  <div className="grid gap-10">
    <Section title="Versions" className="grid gap-3">
      <CardList cards={cards} />
    </Section>
    <section aria-labelledby="new-card-title" className="grid gap-6">
      <div className="grid max-w-prose gap-1">
        <h2 id="new-card-title" className="text-2xl">
          New prices
        </h2>
        <p className="text-ink-soft">
          This is a copy of the newest prices. Change it, check what changes, then publish it as the next
          version. Older versions stay as they are, because customers were promised their prices.
        </p>
      </div>
      <CardEditor newest={newestOf(cards)} cards={cards} fetchNewest={fetchNewest} settings={settings} />
    </section>
  </div>
);

/** Rate cards in force, announced and past, and the editor of a new one. */
export const RatesView = ({ settings }: { readonly settings: Settings }) => {
  const query = useRateCards();
  const fetchNewest = async () => {
    const { data } = await query.refetch({ throwOnError: true });
    return newestOf(data?.items ?? []);
  };
  return (
    <Loaded query={query} fresh loading="Loading the rate cards…">
      {({ items }) => <Cards cards={items} fetchNewest={fetchNewest} settings={settings} />}
    </Loaded>
  );
};
