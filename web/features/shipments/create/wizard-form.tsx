import { dollars } from '#domain/kernel/money.ts';
import { paymentWords } from '#domain/settings/capability-words.ts';
import { type ShipmentStep, shipmentSteps } from '#domain/shipments/form/shipment-form.ts';
import { sinceQuoteWords } from '#domain/shipments/quoted-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { instantWords } from '#web/ui/time/countdown-words.ts';
import { Refusal } from './booking/refusal.tsx';
import type { ShipmentCalls } from './booking/shipment-calls.ts';
import { useBookedTime } from './booking/use-booked-time.ts';
import { useBooking } from './booking/use-booking.ts';
import { useCaller } from './caller-context.ts';
import { DraftNotices, DraftPlace } from './draft/draft-line.tsx';
import { useTypedFlights } from './flights/typed-flights.ts';
import { PriceBar, PriceSide, shownTotal } from './price/price-side.tsx';
import { StepFields } from './steps/step-fields.tsx';
import type { Wizard } from './use-wizard.ts';

const titles: Readonly<Record<ShipmentStep, string>> = {
  people: 'Receiver',
  terms: 'Purpose',
  pieces: 'Pieces',
  contents: 'Contents',
  flight: 'Flight',
  review: 'Review',
};

const headings: Readonly<Record<ShipmentStep, string>> = {
  people: 'Where to, and to whom?',
  terms: 'What is it for, and who pays?',
  pieces: 'How many boxes and barrels?',
  contents: 'What is inside?',
  flight: 'When does it fly?',
  review: 'Check it and book',
};

const needsLook = ({ live }: Wizard): boolean => (live.price?.review.length ?? 0) > 0;

/** The sum, by when it is paid, and how, for those who pay themselves. A price that we look at first has no sum and no day yet. */
const Payment = ({ wizard }: { readonly wizard: Wizard }) => {
  const { capabilities } = useSiteSettings();
  const { flights = [] } = useTypedFlights(wizard.typed);
  const flight = flights.find(({ id }) => id === wizard.typed.departureId);
  const total = shownTotal(wizard);
  const isForCaller = useCaller() !== undefined;
  if (wizard.typed.chargesTerm !== 'PREPAID') return null;
  if (needsLook(wizard) && !wizard.typed.isBooked)
    return (
      <p className="text-sm text-ink-soft">
        {isForCaller
          ? 'We look at it first and confirm the price. It is booked after that.'
          : 'We look at it first and confirm the price. Then you choose to book it, and pay after that.'}
      </p>
    );
  const by = flight === undefined ? '' : ` by ${instantWords(new Date(flight.bookingCutoff))}`;
  if (isForCaller)
    return (
      <p className="text-sm text-ink-soft">
        {total === undefined ? '' : `The sender pays ${dollars(total)}${by}. `}
        Once it is booked, its page has a link to the invoice. Take the payment there.
      </p>
    );
  return (
    <p className="text-sm text-ink-soft">
      {total === undefined ? '' : `You pay ${dollars(total)}${by}. `}
      {paymentWords(capabilities)}
    </p>
  );
};

/** What the price has that an accepted quote did not. */
const SinceQuote = ({ wizard: { typed, live } }: { readonly wizard: Wizard }) => {
  const { quote, quoted } = typed;
  if (quote === '' || quoted.total === 0 || live.total === undefined) return null;
  const words = sinceQuoteWords({ quote, quoted: quoted.total }, live.added);
  return words === undefined ? null : <Alert kind="info">{words}</Alert>;
};

/** What the last step does. Where no price stands beside the button, it says it. */
const bookLabel = (wizard: Wizard, waits: boolean, isAlone: boolean): string => {
  if (wizard.typed.isBooked) return 'Save the changes';
  if (needsLook(wizard)) return 'Send it to us';
  if (waits) return 'Join the waitlist';
  const total = shownTotal(wizard);
  return isAlone && total !== undefined ? `Book it for ${dollars(total)}` : 'Book it';
};

/** Whether the flight that is chosen is full, so that the shipment can only wait for it. */
const useWaits = ({ typed }: Wizard): boolean => {
  const { flights = [] } = useTypedFlights(typed);
  return flights.some(({ id, waitlist }) => waitlist && id === typed.departureId);
};

/** The six steps of a form, and what it takes to make a shipment of it. */
export const WizardForm = ({ wizard, calls }: { readonly wizard: Wizard; readonly calls: ShipmentCalls }) => {
  const booking = useBooking(wizard, calls);
  useBookedTime(wizard);
  const waits = useWaits(wizard) && calls.join !== undefined;
  const isReview = wizard.step === 'review';
  const goOn = () => {
    if (!isReview) return wizard.next();
    const { firstIssue } = wizard;
    if (firstIssue) return wizard.showIssue(firstIssue);
    void (waits ? booking.wait() : booking.book());
  };
  const goOnButton = (isAlone: boolean) => (
    <Button
      type="submit"
      busy={booking.busy}
      busyText={waits ? 'Joining…' : 'Booking…'}
      className="whitespace-nowrap"
    >
      {isReview ? bookLabel(wizard, waits, isAlone) : 'Continue'}
    </Button>
  );
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid min-w-0 gap-6">
        <Stepper
          steps={shipmentSteps.map((step) => ({ title: titles[step] }))}
          current={shipmentSteps.indexOf(wizard.step)}
        />
        <div>
          <DraftNotices draft={wizard.draft} />
          <Refusal
            refused={booking.refused}
            wizard={wizard}
            onWait={calls.join && (() => void booking.wait())}
          />
          <h2 id="step-title" tabIndex={-1} className="mb-4 scroll-mt-20 text-3xl">
            {headings[wizard.step]}
          </h2>
          <fieldset disabled={booking.busy} className="min-w-0">
            <StepFields wizard={wizard} />
          </fieldset>
        </div>
        {isReview ? (
          <div className="grid gap-2">
            <SinceQuote wizard={wizard} />
            <Payment wizard={wizard} />
          </div>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {wizard.step === 'people' ? (
            <span />
          ) : (
            <Button look="quiet" onClick={wizard.back}>
              Back
            </Button>
          )}
          <DraftPlace draft={wizard.draft} />
          <span className="hidden lg:inline">{goOnButton(true)}</span>
        </div>
        <PriceBar wizard={wizard} action={goOnButton(false)} />
      </div>
      <PriceSide wizard={wizard} />
    </form>
  );
};
