import { useEffect, useRef, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import type { Schedule } from '#domain/departures/schedule.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { pickupGap } from '#domain/settings/pickup-cover.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { showProblems, useSubmission } from '#web/ui/forms/use-submission.ts';
import { checked } from '../form/problems.ts';
import { rebase } from '../form/rebase.ts';
import type { Meeting } from '../form/use-section-form.ts';
import { usePublishRateCard } from '../use-settings.ts';
import type { CardDraft } from './price-form.tsx';

/** The newest version, and the prices that a new one begins as a copy of. */
export interface CardBase {
  readonly version: number;
  /** The version whose prices they are: an earlier one where the newest was withdrawn. */
  readonly copyOf: number;
  readonly card: RateCard;
}

type Problems = Partial<Record<Path<CardDraft>, string>>;

/** Places in the form of refusals that are about one field. */
const fieldOfRefusal: Readonly<Record<string, Path<CardDraft>>> = {
  DAY_IS_PAST: 'effectiveFrom',
  PICKUP_NOT_COVERED: 'card.pickup',
};

const rulesAcross = (draft: CardDraft, schedule: Schedule): Problems => {
  const gap = pickupGap(draft.card, schedule);
  return {
    ...(draft.effectiveFrom < newYorkDay(Date.now())
      ? { effectiveFrom: 'This day is over in New York. Choose today or a later day.' }
      : {}),
    ...(gap === undefined ? {} : { 'card.pickup': gap }),
  };
};

interface Plan {
  readonly newest: CardBase;
  readonly fetchNewest: () => Promise<CardBase>;
  readonly schedule: Schedule;
  readonly onPublished: (version: number, effectiveFrom: string) => void;
}

/** A new rate card as a form: checked, then reviewed, then published on the version that was shown as the newest. */
export const useCardForm = ({ newest, fetchNewest, schedule, onPublished }: Plan) => {
  const [base, setBase] = useState(newest);
  const [review, setReview] = useState<CardDraft>();
  const [meeting, setMeeting] = useState<Meeting>();
  const [refused, setRefused] = useState('');
  const ready = useRef<CardDraft>(undefined);
  const publishing = usePublishRateCard();
  const draftOf = (card: RateCard): CardDraft => ({ effectiveFrom: newYorkDay(Date.now()), card });
  const form = useForm<CardDraft>({ defaultValues: draftOf(base.card) });
  const { isDirty } = form.formState;

  // What was published or withdrawn since is the new beginning, unless somebody is typing: then publishing tells them.
  const isNew = newest.version !== base.version || newest.copyOf !== base.copyOf;
  useEffect(() => {
    if (!isNew || isDirty) return;
    form.reset({ effectiveFrom: newYorkDay(Date.now()), card: newest.card });
    setBase(newest);
  }, [isNew, isDirty, newest, form]);

  const submission = useSubmission(form, {
    problems: (values) => {
      const answer = checked(settingsEndpoints.publishRateCard.body, { ...values, basedOn: base.version });
      if (!answer.ok) return answer.problems as Problems;
      ready.current = answer.value;
      return rulesAcross(answer.value, schedule);
    },
    send: async () => {
      setRefused('');
      setReview(ready.current);
    },
    explain: messageOf,
  });

  const explain = (thrown: unknown) => {
    setReview(undefined);
    const code = thrown instanceof ApiError ? thrown.code : '';
    if (code === 'SETTINGS_CHANGED') return setMeeting({ state: 'refused' });
    const field = fieldOfRefusal[code];
    if (field) showProblems(form, { [field]: messageOf(thrown) } as Problems);
    else if (thrown instanceof ApiError && thrown.problem.fields)
      showProblems(form, thrown.problem.fields as Problems);
    setRefused(messageOf(thrown));
  };
  const publish = async () => {
    if (review === undefined || publishing.isPending) return;
    const { effectiveFrom, card } = review;
    try {
      const { version } = await publishing.mutateAsync({ basedOn: base.version, effectiveFrom, card });
      form.reset(draftOf(card));
      setBase({ version, copyOf: version, card });
      setReview(undefined);
      setMeeting(undefined);
      onPublished(version, effectiveFrom);
    } catch (thrown) {
      explain(thrown);
    }
  };
  const loadTheirs = async () => {
    const theirs = await fetchNewest();
    const { effectiveFrom, card } = form.getValues();
    const { value, clashes } = rebase(base.card, card, theirs.card);
    form.reset(draftOf(theirs.card));
    form.reset({ effectiveFrom, card: value }, { keepDefaultValues: true });
    setBase(theirs);
    setMeeting({ state: 'loaded', clashes });
  };
  return {
    form,
    submission,
    review,
    edit: () => setReview(undefined),
    publish,
    isPublishing: publishing.isPending,
    refused,
    meeting,
    loadTheirs,
  };
};
