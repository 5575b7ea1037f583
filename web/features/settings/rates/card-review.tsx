import { newYorkDay } from '#domain/kernel/new-york.ts';
import { rateCardInForce } from '#domain/quotes/cards/rate-card-in-force.ts';
import type { AllSettings } from '#domain/settings/checks/remark.ts';
import { remarksAbout } from '#domain/settings/checks/remarks.ts';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { dayInWords } from '../day-words.ts';
import { RemarkList } from '../form/remark-list.tsx';
import { PreviewPages } from '../preview/preview.tsx';
import type { CardDraft } from './price-form.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { TryOnPast } from './trial/try-on-past.tsx';

/** Announced cards that end the new prices again, because they begin later. */
const laterCards = (cards: readonly RateCardEntry[], { effectiveFrom }: CardDraft) =>
  cards
    .filter((card) => card.state === 'announced' && card.effectiveFrom > effectiveFrom)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));

const Later = ({ cards, today }: { readonly cards: readonly RateCardEntry[]; readonly today: string }) => {
  const [next] = cards;
  if (next === undefined) return null;
  return (
    <Alert kind="warning" title={`These prices end on ${dayInWords(next.effectiveFrom, today)}`}>
      Version {next.version} is announced for that day. Withdraw it if these prices should stay.
    </Alert>
  );
};

/** A new card beside the prices that it replaces, with the button that publishes it. */
export const CardReview = ({
  draft,
  cards,
  settings,
  busy,
  onPublish,
  onEdit,
}: {
  readonly draft: CardDraft;
  readonly cards: readonly RateCardEntry[];
  readonly settings: AllSettings;
  readonly busy: boolean;
  readonly onPublish: () => void;
  readonly onEdit: () => void;
}) => {
  const today = newYorkDay(Date.now());
  const isNow = draft.effectiveFrom <= today;
  const day = dayInWords(draft.effectiveFrom, today);
  // The prices that would be in force on that day without this card.
  const before = rateCardInForce(cards, draft.effectiveFrom);
  return (
    <section aria-labelledby="review-title" className="grid gap-6">
      <h2 id="review-title" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-2xl">
        {isNow ? 'What changes now, for everybody' : `What changes on ${day}`}
      </h2>
      {before ? <ReviewChanges before={before} after={draft.card} /> : null}
      <TryOnPast card={draft.card} />
      <RemarkList
        title="Before you publish, please check"
        remarks={remarksAbout('rates', { ...settings, rateCards: [draft] })}
      />
      <Later cards={laterCards(cards, draft)} today={today} />
      <div className="sticky bottom-0 grid gap-3 border-t-[1.5px] border-ink bg-paper py-3">
        <p>
          {isNow
            ? 'Every visitor sees these prices within seconds. They cannot be withdrawn.'
            : `You can withdraw these prices until ${day}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} busyText="Publishing..." onClick={onPublish}>
            {isNow ? 'Put in force now, for everybody' : `Publish for ${day}`}
          </Button>
          <Button look="plain" disabled={busy} onClick={onEdit}>
            Keep editing
          </Button>
          <PreviewPages readChange={async () => ({ part: 'rates', value: draft })} disabled={busy} />
        </div>
      </div>
    </section>
  );
};
