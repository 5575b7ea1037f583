import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import type { Destination } from '#domain/kernel/destinations.ts';
import { type CustomerCard, withOwnGroup } from '#domain/quotes/cards/customer-card.ts';
import { takenDestinations } from '#domain/settings/counters/taken.ts';
import { type ShipmentStep, shipmentSteps } from '#domain/shipments/form/shipment-form.ts';
import type { PriceForm } from '#web/price-form/price-form.ts';
import { useFocus } from '#web/price-form/use-focus.ts';
import { useZip, type ZipAnswer } from '#web/price-form/use-zip.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useCardInForce, useOwnCard } from '#web/session/use-own-card.ts';
import { useBookingOf } from './booking/use-booking-of.ts';
import { type Caller, useCaller } from './caller-context.ts';
import { issuesOf, type StepIssue } from './draft/form-of.ts';
import type { TypedShipment } from './draft/typed.ts';
import type { OpenDraft } from './draft/use-draft.ts';
import { type LivePrice, useLivePrice } from './price/use-price.ts';

/** State of the wizard: what was typed, the open step, its problems, and the price. */
export interface Wizard {
  readonly draft: OpenDraft;
  readonly typed: TypedShipment;
  readonly change: OpenDraft['change'];
  readonly step: ShipmentStep;
  /** Opens a step, to look at it or to change something in it. */
  readonly open: (step: ShipmentStep) => void;
  /** Goes on when the open step has no problem; else shows its problems. */
  readonly next: () => void;
  readonly back: () => void;
  /** Opens the step of a problem and shows it. */
  readonly showIssue: (issue: StepIssue) => void;
  /** The first problem of any step before the review. */
  readonly firstIssue: StepIssue | undefined;
  /** Message at a field: mistakes once it was left, what is missing once the person wanted to go on. */
  readonly problemOf: (field: string) => string | undefined;
  readonly leave: (field: string) => void;
  readonly focusOn: (id: string) => void;
  /** The fields of the calculator within this wizard. */
  readonly priceForm: PriceForm;
  readonly rateCard: CustomerCard;
  /** The countries that goods are taken for. */
  readonly taken: readonly Destination[];
  readonly live: LivePrice;
  /** They agreed to a search when they booked this: it is not asked again. */
  readonly agreedWith?: string | undefined;
}

/** Which messages are shown: those of fields that were left, and all of a step that the person wanted to leave. */
const useProblems = (issues: readonly StepIssue[]) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ReadonlySet<ShipmentStep>>(new Set());
  return {
    problemOf: (field: string) =>
      issues.find(
        (issue) => issue.field === field && (asked.has(issue.step) || (!issue.missing && left.has(field))),
      )?.message,
    leave: useCallback((field: string) => setLeft((before) => new Set(before).add(field)), []),
    ask: useCallback((step: ShipmentStep) => setAsked((before) => new Set(before).add(step)), []),
  };
};

/** The rate card as it applies to the sender: whoever is signed in, or for whom the desk makes it. */
const useSendersCard = (caller: Caller | undefined): CustomerCard => {
  const [card, own] = [useCardInForce(), useOwnCard()];
  const group = caller?.group;
  const callers = useMemo(() => withOwnGroup(card, group), [card, group]);
  return caller === undefined ? own : callers;
};

/** The miles to the pickup: of the one that was booked before, which was priced by them, else by the ZIP code. */
const milesOf = (
  { price: { zip } }: TypedShipment,
  answer: ZipAnswer,
  booked: Pick<Booking, 'place'> | undefined,
): number | undefined => {
  if (booked?.place !== undefined && booked.place.zip === zip.trim()) return booked.place.miles;
  return answer.status === 'found' && answer.withinRadius ? answer.miles : undefined;
};

/** Holds the wizard of an open draft. The step is part of it, so that a reload opens it again. */
export const useWizard = (draft: OpenDraft): Wizard => {
  const { capabilities } = useSiteSettings();
  const caller = useCaller();
  const rateCard = useSendersCard(caller);
  const { typed, change } = draft;
  const isForCaller = caller !== undefined;
  const issues = useMemo(
    // Nobody agrees to a search for somebody else: the dock asks for it.
    () => issuesOf(typed, rateCard.card).filter(({ field }) => !isForCaller || field !== 'searchConsent'),
    [typed, rateCard, isForCaller],
  );
  const { problemOf, leave, ask } = useProblems(issues);
  const focusOn = useFocus();
  const { answer: zipAnswer, again: askZipAgain } = useZip(typed.price.pickup ? typed.price.zip : '');
  const { data: booked } = useBookingOf({ typed });
  const miles = milesOf(typed, zipAnswer, booked);
  const towns = capabilities.destinations[typed.price.to].deliveryTowns;
  const computed = useLivePrice(typed, rateCard, miles, towns);
  const isMissingMiles = typed.price.pickup && miles === undefined;
  // A sum without the pickup would be too low. Until a ZIP code is typed, nobody takes it for the whole.
  const live: LivePrice =
    isMissingMiles && zipAnswer.status !== 'none' ? { ...computed, total: undefined } : computed;
  // What our desk still has to look at has no price yet, nor has a pickup whose miles are not known.
  const total = live.price?.review.length === 0 && !isMissingMiles ? live.total : undefined;
  const agreedWith = booked?.searchConsent === undefined ? undefined : booked.reference;
  const isAgreed = agreedWith !== undefined && !typed.searchConsent;
  useEffect(() => {
    if (isAgreed) change((before) => ({ ...before, searchConsent: true }));
  }, [isAgreed, change]);
  const { note } = draft;
  useEffect(() => note(total), [note, total]);
  const step = shipmentSteps[typed.step] ?? 'people';
  const open = (wanted: ShipmentStep) => {
    change((before) => ({ ...before, step: shipmentSteps.indexOf(wanted) }));
    focusOn('step-title');
  };
  return {
    draft,
    typed,
    change,
    step,
    open,
    next: () => {
      const issue = issues.find((one) => one.step === step);
      if (issue) {
        ask(step);
        return focusOn(issue.field);
      }
      open(shipmentSteps[typed.step + 1] ?? 'review');
    },
    showIssue: (issue) => {
      open(issue.step);
      ask(issue.step);
      focusOn(issue.field);
    },
    back: () => open(shipmentSteps[typed.step - 1] ?? 'people'),
    firstIssue: issues[0],
    problemOf,
    leave,
    focusOn,
    priceForm: {
      draft: typed.price,
      change: (update) => change((before) => ({ ...before, price: update(before.price) })),
      problemOf,
      leave,
      focusOn,
      zipAnswer,
      askZipAgain,
      towns,
    },
    rateCard,
    taken: takenDestinations(capabilities),
    live,
    agreedWith,
  };
};
