import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { CLOCK_NAME, newYorkDay } from '#domain/kernel/new-york.ts';
import { nextMonday } from '#domain/quotes/cards/first-day.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { pickupGap } from '#domain/settings/checks/pickup-cover.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { showProblems, useSubmission } from '#web/ui/forms/use-submission.ts';
import { useVersionedForm } from '#web/ui/forms/versioned/use-versioned-form.ts';
import { wordsFor } from '../form/problems.ts';
import { usePublishRateCard } from '../use-settings.ts';
import type { CardDraft } from './price-form.tsx';

/** The newest version, and a draft that begins as a copy of prices. */
export interface CardBase {
  readonly version: number;
  /** The version that the prices were copied from: an earlier one when the newest was withdrawn. */
  readonly copyOf: number;
  readonly value: CardDraft;
}

/** Form fields of refusals that are about one field. */
const fieldOfRefusal: Readonly<Record<string, string>> = {
  DAY_IS_PAST: 'effectiveFrom',
  PICKUP_NOT_COVERED: 'card.pickup',
};

const NewCard = z.omit(settingsEndpoints.publishRateCard.body, { basedOn: true });

/** Validates that the card can be published: its day is not past, and no lane collects beyond its pickup prices. */
const publishable = (schedule: Schedule) =>
  NewCard.check(({ value, issues }) => {
    const wrong = (path: readonly string[], message: string) =>
      issues.push({ code: 'custom', path: [...path], message, input: value });
    const gap = pickupGap(value.card, schedule);
    if (value.effectiveFrom < newYorkDay(Date.now()))
      wrong(['effectiveFrom'], `This day is over in ${CLOCK_NAME}. Choose a later day.`);
    if (gap !== undefined) wrong(['card', 'pickup'], gap);
  });

interface Plan {
  readonly newest: CardBase;
  readonly fetchNewest: () => Promise<CardBase>;
  readonly schedule: Schedule;
  readonly onPublished: (version: number, effectiveFrom: string) => void;
}

/** A new rate card as a form: validated by its schema, reviewed, then published with an optimistic lock on the newest version. */
export const useCardForm = ({ newest, fetchNewest, schedule, onPublished }: Plan) => {
  const [review, setReview] = useState<CardDraft>();
  const [refusal, setRefusal] = useState('');
  const publishing = usePublishRateCard();
  const form = useSchemaForm<CardDraft>({
    schema: useMemo(() => publishable(schedule), [schedule]),
    words: wordsFor,
    defaultValues: newest.value,
  });
  const versioned = useVersionedForm(form, { shown: newest, fetchNewest });
  const { base, changed, begin } = versioned;

  // A newer card becomes the new base, unless somebody is typing: then publishing reports the conflict.
  const isNew = newest.version !== base.version || newest.copyOf !== base.copyOf;
  useEffect(() => {
    if (isNew && !changed) begin(newest);
  });

  const submission = useSubmission(form, {
    send: async (draft) => {
      setRefusal('');
      setReview(draft);
    },
    explain: messageOf,
  });

  const explain = (thrown: unknown) => {
    setReview(undefined);
    const code = thrown instanceof ApiError ? thrown.code : '';
    if (code === 'SETTINGS_CHANGED') return versioned.refused();
    const field = fieldOfRefusal[code];
    if (field) showProblems(form, { [field]: messageOf(thrown) });
    else if (thrown instanceof ApiError && thrown.problem.fields) showProblems(form, thrown.problem.fields);
    setRefusal(messageOf(thrown));
  };
  const publish = async () => {
    if (review === undefined || publishing.isPending) return;
    const { effectiveFrom, card } = review;
    try {
      const { version } = await publishing.mutateAsync({ basedOn: base.version, effectiveFrom, card });
      begin({ version, copyOf: version, value: { effectiveFrom: nextMonday(newYorkDay(Date.now())), card } });
      setReview(undefined);
      onPublished(version, effectiveFrom);
    } catch (thrown) {
      explain(thrown);
    }
  };
  const { conflict } = versioned;
  const [broughtBack, setBroughtBack] = useState<PublishedRateCard>();
  return {
    ...versioned,
    /** The old version whose prices the form was filled with, until they are published or undone. */
    broughtBack: changed ? broughtBack : undefined,
    /** Fills the form with the prices of an old version. Its day stays that of the form, because the old one is over. */
    bringBack: (old: PublishedRateCard): void => {
      const { effectiveFrom } = form.getValues();
      form.reset({ effectiveFrom, card: old.card }, { keepDefaultValues: true });
      setBroughtBack(old);
    },
    /** The form's field names begin with `card.`, which is no information for people. */
    conflict:
      conflict?.state === 'loaded'
        ? {
            ...conflict,
            clashes: conflict.clashes.map((clash) => ({
              ...clash,
              field: clash.field.replace(/^card\./, ''),
            })),
          }
        : conflict,
    form,
    submission,
    review,
    edit: () => setReview(undefined),
    publish,
    isPublishing: publishing.isPending,
    refusal,
  };
};
