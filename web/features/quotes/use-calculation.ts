import { useEffect, useMemo, useRef, useState } from 'react';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import type { Estimate, EstimateRequest } from '#domain/quotes/estimate.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { notTakenWords } from '#domain/settings/counters/taken.ts';
import { check, type Issue } from '#web/price-form/draft/check.ts';
import { type Draft, emptyDraft } from '#web/price-form/draft/draft.ts';
import { isCutShort, readLink, writeLink } from '#web/price-form/draft/link.ts';
import type { PriceForm } from '#web/price-form/price-form.ts';
import { useFocus } from '#web/price-form/use-focus.ts';
import { useZip } from '#web/price-form/use-zip.ts';

/** State of the calculator: fields, problems, and the estimate. */
export interface Calculation extends PriceForm {
  /** True once somebody has changed a field; false after only opening a link. */
  readonly touched: boolean;
  /** Asks for the price: shows all missing input and focuses the first field. */
  readonly askForPrice: () => void;
  readonly issues: readonly Issue[];
  /** The priced request, once all goods are measured. */
  readonly request: EstimateRequest | undefined;
  readonly price: Estimate | undefined;
  /** The opened link had more rows than the limit; only the first ones are used. */
  readonly cutShort: boolean;
}

/** Keeps the fields in the page's address, so that a reload or a link restores them. */
const useAddress = (draft: Draft, touched: boolean, open: (search: string) => void): void => {
  const opened = useRef(open);
  useEffect(() => {
    if (location.search.length > 1) opened.current(location.search);
  }, []);
  useEffect(() => {
    // Browsers limit how often a page may change its address.
    const timer = touched
      ? setTimeout(() => history.replaceState(history.state, '', `?${writeLink(draft)}`), 400)
      : undefined;
    return () => clearTimeout(timer);
  }, [draft, touched]);
};

/** The towns where we deliver to the door, of each destination that we take goods for. */
export type DeliveryTowns = Readonly<Partial<Record<DestinationCode, readonly string[]>>>;

const NO_TOWNS: readonly string[] = [];

/** Holds the fields and prices them on every change. */
export const useCalculation = (rateCard: CustomerCard, deliveryTowns: DeliveryTowns): Calculation => {
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
  const isOff = deliveryTowns[draft.to] === undefined;
  const towns = deliveryTowns[draft.to] ?? NO_TOWNS;
  const { issues, request, price } = useMemo(() => {
    if (isOff) return { issues: [{ field: 'to', message: notTakenWords(draft.to), missing: false }] };
    const { request, issues } = check(draft, rateCard.card, { miles, towns });
    const answer = request && estimate(request, rateCard);
    return { issues, request, price: answer?.ok ? answer.value : undefined };
  }, [draft, rateCard, miles, towns, isOff]);

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
    towns,
    askZipAgain,
  };
};
