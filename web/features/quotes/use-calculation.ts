import { useEffect, useMemo, useRef, useState } from 'react';
import type { Estimate, EstimateRequest } from '#domain/quotes/estimate.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { check, type Issue } from './draft/check.ts';
import { type Draft, emptyDraft } from './draft/draft.ts';
import { isCutShort, readLink, writeLink } from './draft/link.ts';
import { useZip, type ZipAnswer } from './use-zip.ts';

/** The calculator's fields, what is wrong with them, and what they come to. */
export interface Calculation {
  readonly draft: Draft;
  readonly change: (update: (draft: Draft) => Draft) => void;
  /** True once somebody has changed something here, not only opened a link. */
  readonly touched: boolean;
  /** What to say at a field now: mistakes once it was left, gaps once a price was asked for. */
  readonly problemOf: (field: string) => string | undefined;
  readonly leave: (field: string) => void;
  /** Moves the focus to an element, if need be one that is about to appear. */
  readonly focusOn: (id: string) => void;
  /** A price is wanted now: says everywhere what is missing and goes to the first. */
  readonly askForPrice: () => void;
  readonly issues: readonly Issue[];
  /** What is priced, once all that is sent is measured. */
  readonly request: EstimateRequest | undefined;
  readonly price: Estimate | undefined;
  /** The link that was opened had more rows than fit: only the first ones are here. */
  readonly cutShort: boolean;
  readonly zipAnswer: ZipAnswer;
  readonly askZipAgain: () => void;
}

/** The page's address holds what the fields do, so that a reload or a link brings them back. */
const useAddress = (draft: Draft, touched: boolean, open: (search: string) => void): void => {
  const opened = useRef(open);
  useEffect(() => {
    if (location.search.length > 1) opened.current(location.search);
  }, []);
  useEffect(() => {
    // Browsers allow only so many changes of the address in a while.
    const timer = touched
      ? setTimeout(() => history.replaceState(history.state, '', `?${writeLink(draft)}`), 400)
      : undefined;
    return () => clearTimeout(timer);
  }, [draft, touched]);
};

const useFocus = (): ((id: string) => void) => {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
};

/** Holds the fields and prices them with every change. */
export const useCalculation = (rateCard: PublishedRateCard): Calculation => {
  const [draft, setDraft] = useState(emptyDraft);
  const [touched, setTouched] = useState(false);
  const [cutShort, setCutShort] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const focusOn = useFocus();
  const { answer: zipAnswer, again: askZipAgain } = useZip(draft.pickup ? draft.zip : '');
  useAddress(draft, touched, (search) => {
    setDraft(readLink(search));
    setCutShort(isCutShort(search));
  });

  const miles = zipAnswer.status === 'found' && zipAnswer.withinRadius ? zipAnswer.miles : undefined;
  const { issues, request, price } = useMemo(() => {
    const { request, issues } = check(draft, rateCard.card, miles);
    const answer = request && estimate(request, rateCard);
    return { issues, request, price: answer?.ok ? answer.value : undefined };
  }, [draft, rateCard, miles]);

  return {
    draft,
    change: (update) => {
      setTouched(true);
      setDraft(update);
    },
    touched,
    problemOf: (field) =>
      issues.find((issue) => issue.field === field && (asked || (!issue.missing && left.includes(field))))
        ?.message,
    leave: (field) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    focusOn,
    askForPrice: () => {
      setAsked(true);
      if (issues[0]) focusOn(issues[0].field);
    },
    issues,
    request,
    price,
    cutShort,
    zipAnswer,
    askZipAgain,
  };
};
