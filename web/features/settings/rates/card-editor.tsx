import type { Schedule } from '#domain/departures/schedule.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { rateCardInForce } from '#domain/quotes/cards/rate-card-in-force.ts';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { ConflictNotice } from '#web/ui/forms/versioned/conflict-notice.tsx';
import { LeaveGuard } from '#web/ui/forms/versioned/leave-guard.tsx';
import { formLayout } from '../fields/field-group.tsx';
import { toastSaved } from '../form/saved-toast.tsx';
import { type CardDraft, PriceForm } from './price-form.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { type CardBase, useCardForm } from './use-card-form.ts';

const Review = ({
  draft,
  cards,
  busy,
  onPublish,
  onEdit,
}: {
  readonly draft: CardDraft;
  readonly cards: readonly RateCardEntry[];
  readonly busy: boolean;
  readonly onPublish: () => void;
  readonly onEdit: () => void;
}) => {
  // The prices that would be in force on that day without this card.
  const before = rateCardInForce(cards, draft.effectiveFrom);
  return (
    <section aria-labelledby="review-title" className="grid gap-6">
      <h2 id="review-title" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-2xl">
        What changes on {draft.effectiveFrom}
      </h2>
      {before ? <ReviewChanges before={before} after={draft.card} /> : null}
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t-[1.5px] border-ink bg-paper py-3">
        <Button busy={busy} busyText="Publishing..." onClick={onPublish}>
          Publish these prices
        </Button>
        <Button look="plain" disabled={busy} onClick={onEdit}>
          Go on editing
        </Button>
      </div>
    </section>
  );
};

const published = (version: number, effectiveFrom: string): void => {
  const begins =
    effectiveFrom <= newYorkDay(Date.now()) ? 'is in force' : `is announced for ${effectiveFrom}`;
  toastSaved({ to: '/rates', words: 'Rates' }, `Version ${version} ${begins}.`);
};

/** A new rate card: a copy of the newest to edit, a review of its changes, then publication. */
export const CardEditor = ({
  newest,
  cards,
  fetchNewest,
  schedule,
}: {
  readonly newest: CardBase;
  readonly cards: readonly RateCardEntry[];
  readonly fetchNewest: () => Promise<CardBase>;
  readonly schedule: Schedule;
}) => {
  const { form, submission, review, edit, publish, isPublishing, refusal, changed, conflict, loadTheirs } =
    useCardForm({
      newest,
      fetchNewest,
      schedule,
      onPublished: published,
    });
  return (
    <>
      <LeaveGuard when={changed && !isPublishing} />
      {review ? (
        <Review
          draft={review}
          cards={cards}
          busy={isPublishing}
          onPublish={() => void publish()}
          onEdit={edit}
        />
      ) : null}
      <FormFrame
        form={form}
        submission={submission}
        // The form stays mounted while its changes are reviewed.
        hidden={review !== undefined}
        className={review ? '' : formLayout}
      >
        <PriceForm today={newYorkDay(Date.now())} />
        <div className="sticky bottom-0 z-10 grid gap-3 border-t-[1.5px] border-ink bg-paper py-3">
          <Failure message={submission.failure || refusal} />
          <ConflictNotice conflict={conflict} loadTheirs={loadTheirs} />
          <Button type="submit" className="justify-self-start">
            Review the changes
          </Button>
        </div>
      </FormFrame>
    </>
  );
};
