import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { ConflictNotice } from '#web/ui/forms/versioned/conflict-notice.tsx';
import { LeaveGuard } from '#web/ui/forms/versioned/leave-guard.tsx';
import { dayInWords } from '../day-words.ts';
import { formLayout } from '../fields/field-group.tsx';
import { BroughtBack } from '../form/brought-back.tsx';
import { toastSaved } from '../form/saved-toast.tsx';
import { useAllSettings } from '../form/use-remarks.ts';
import type { Settings } from '../use-settings.ts';
import { CardHistory } from './card-history.tsx';
import { CardReview } from './card-review.tsx';
import { ChangeList } from './change-list.tsx';
import { cardChanges } from './price-changes.ts';
import { PriceForm } from './price-form.tsx';
import { type CardBase, useCardForm } from './use-card-form.ts';

const published = (version: number, effectiveFrom: string): void => {
  const today = newYorkDay(Date.now());
  const said =
    effectiveFrom <= today
      ? `Version ${version} is in force.`
      : `Version ${version} is announced for ${dayInWords(effectiveFrom, today)}.`;
  toastSaved({ to: '/rates', words: 'Rates' }, said);
};

/** A new rate card: a copy of the newest to edit, a review of its changes, then publication. */
export const CardEditor = ({
  newest,
  cards,
  fetchNewest,
  settings,
}: {
  readonly newest: CardBase;
  readonly cards: readonly RateCardEntry[];
  readonly fetchNewest: () => Promise<CardBase>;
  readonly settings: Settings;
}) => {
  const all = useAllSettings(settings);
  const {
    form,
    submission,
    review,
    edit,
    publish,
    isPublishing,
    refusal,
    base,
    changed,
    discard,
    conflict,
    loadTheirs,
    broughtBack,
    bringBack,
  } = useCardForm({
    newest,
    fetchNewest,
    schedule: settings.schedule.value,
    onPublished: published,
  });
  return (
    <>
      <LeaveGuard when={changed && !isPublishing} />
      {review ? (
        <CardReview
          draft={review}
          cards={cards}
          settings={all}
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
        {broughtBack ? (
          <BroughtBack
            key={broughtBack.version}
            title={`The prices of version ${broughtBack.version} are in the form, not published yet`}
          >
            <p className="mb-2">
              Choose the day, check what changes, then publish. This is what would change:
            </p>
            <ChangeList changes={cardChanges(base.value.card, broughtBack.card)} />
          </BroughtBack>
        ) : null}
        <PriceForm today={newYorkDay(Date.now())} />
        <div className="sticky bottom-0 z-10 grid gap-3 border-t-[1.5px] border-ink bg-paper py-3">
          <Failure message={submission.failure || refusal} />
          <ConflictNotice conflict={conflict} loadTheirs={loadTheirs} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Check what changes</Button>
            {changed ? (
              <Button look="plain" onClick={discard}>
                Undo my changes
              </Button>
            ) : null}
          </div>
        </div>
      </FormFrame>
      {review ? null : (
        <CardHistory cards={cards} current={base.copyOf} hasChanges={changed} onBringBack={bringBack} />
      )}
    </>
  );
};
