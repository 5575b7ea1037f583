import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { notTakenWords } from '#domain/settings/counters/taken.ts';
import { inUnits, MOST_ROWS, withDestination } from '#web/price-form/draft/draft.ts';
import { pathOf, readLink } from '#web/price-form/draft/link.ts';
import { ExtraFields } from '#web/price-form/fields/extra-fields.tsx';
import { GOODS, GoodsFields } from '#web/price-form/fields/goods-fields.tsx';
import { PickupFields } from '#web/price-form/fields/pickup-fields.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { type BookingLinks, bookingLinks } from './booking/booking-links.ts';
import { examples } from './draft/examples.ts';
import { Book } from './result/book.tsx';
import { CustomsLink } from './result/customs-link.tsx';
import { Flight } from './result/flight.tsx';
import { Assumptions, NoPrice, Price } from './result/price.tsx';
import { Save } from './result/save.tsx';
import { Share } from './result/share.tsx';
import { TotalBar } from './result/total-bar.tsx';
import { type Calculation, type DeliveryTowns, useCalculation } from './use-calculation.ts';
import { useEstimateEffects } from './use-estimate-effects.ts';

export interface CalculatorProps {
  /** The prices in force. */
  readonly rateCard: PublishedRateCard;
  readonly schedule: Schedule;
  /** Our number on WhatsApp, as +12015550142. */
  readonly whatsApp: string;
  /** A sentence that says how to pay. */
  readonly payment: string;
  readonly deliveryTowns: DeliveryTowns;
}

const RESULT = 'price';

const units = {
  length: [
    { value: 'in', label: 'inches' },
    { value: 'cm', label: 'cm' },
  ],
  weight: [
    { value: 'lb', label: 'pounds' },
    { value: 'kg', label: 'kg' },
  ],
} as const;

const Examples = ({ form }: { readonly form: Calculation }) => (
  <div className="flex flex-wrap items-center gap-2 text-sm">
    <span className="text-ink-soft">Try one:</span>
    {examples.map(({ label, query }) => (
      <a
        key={label}
        href={`/shipping-calculator?${query}#${GOODS}`}
        className="inline-flex min-h-11 items-center rounded-label border border-edge bg-sheet px-3 font-semibold no-underline hover:bg-sunk"
        onClick={(event) => {
          event.preventDefault();
          form.change(() => readLink(query));
          // On a phone the filled fields are below the screen. They have their height with the next render.
          setTimeout(() => document.getElementById(GOODS)?.scrollIntoView({ block: 'nearest' }));
        }}
      >
        {label}
      </a>
    ))}
  </div>
);

const Where = ({
  form,
  rateCard,
  deliveryTowns,
}: Pick<CalculatorProps, 'rateCard' | 'deliveryTowns'> & { readonly form: Calculation }) => (
  <Choices
    name="to"
    legend="Where to?"
    className="grid grid-cols-2 gap-2 sm:grid-cols-5"
    chosen={form.draft.to}
    choices={allDestinations
      .filter(({ code }) => deliveryTowns[code])
      .map(({ code, country }) => ({
        value: code,
        label: (
          <span className="grid">
            <span className="font-semibold">{country}</span>
            <span className="text-sm tabular-nums">{dollars(rateCard.card.perLb[code])} per lb</span>
          </span>
        ),
      }))}
    onChoose={(to) => form.change((draft) => withDestination(draft, to))}
  />
);

const Units = ({ form }: { readonly form: Calculation }) => {
  const { lengthUnit, weightUnit } = form.draft;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Choices
        name="length-unit"
        legend="Measured in"
        choices={units.length}
        chosen={lengthUnit}
        onChoose={(unit) => form.change((draft) => inUnits(draft, unit, draft.weightUnit))}
      />
      <Choices
        name="weight-unit"
        legend="Weighed in"
        choices={units.weight}
        chosen={weightUnit}
        onChoose={(unit) => form.change((draft) => inUnits(draft, draft.lengthUnit, unit))}
      />
    </div>
  );
};

const Result = ({
  form,
  links,
  rateCard,
  schedule,
  payment,
}: Pick<CalculatorProps, 'rateCard' | 'schedule' | 'payment'> & {
  readonly form: Calculation;
  readonly links: BookingLinks | undefined;
}) => {
  const { draft, price, zipAnswer } = form;
  return (
    <section
      id={RESULT}
      aria-label="Your price"
      // On a wide screen it stays beside the fields, and what does not fit on a low one is scrolled in it: the price is always in view, once.
      className="label-sheet grid gap-4 p-5 lg:sticky lg:top-20 lg:max-h-[calc(100svh-6rem)] lg:overflow-y-auto print:max-h-none low:static low:max-h-none"
    >
      {price && links ? (
        <>
          <Price form={form} price={price} rateCard={rateCard} />
          <Book links={links} form={form} payment={payment} />
          <Flight draft={draft} zipAnswer={zipAnswer} schedule={schedule} />
          <Assumptions price={price} />
          <CustomsLink to={draft.to} />
          <Share path={pathOf(draft)} to={draft.to} total={price.total} />
          <Save form={form} />
        </>
      ) : (
        <>
          <NoPrice form={form} to={draft.to} />
          <Flight draft={draft} zipAnswer={zipAnswer} schedule={schedule} />
        </>
      )}
    </section>
  );
};

/** The price calculator: an estimate that follows the input, and the flight it makes. */
const Calculator = ({ rateCard, schedule, whatsApp, payment, deliveryTowns }: CalculatorProps) => {
  const form = useCalculation(rateCard, deliveryTowns);
  const links = bookingLinks(form, { barrels: rateCard.card.barrels, whatsApp });
  const spoken = useEstimateEffects(form);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.askForPrice();
      }}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid gap-6 print:hidden">
        <Examples form={form} />
        <Where form={form} rateCard={rateCard} deliveryTowns={deliveryTowns} />
        {deliveryTowns[form.draft.to] ? null : (
          <p
            role="alert"
            id="to"
            tabIndex={-1}
            className="rounded-label border border-time bg-time-wash px-3 py-2"
          >
            {notTakenWords(form.draft.to)} Call us, or choose another country.
          </p>
        )}
        <Units form={form} />
        {form.cutShort && form.draft.goods.length === MOST_ROWS ? (
          <p role="status" className="rounded-label border border-time bg-time-wash px-3 py-2">
            This link lists more than {MOST_ROWS} kinds of boxes and barrels. The first {MOST_ROWS} are here
            and in the price. Call us for a longer list.
          </p>
        ) : null}
        <GoodsFields form={form} card={rateCard.card} />
        <div>
          <h3 className="text-2xl">What else?</h3>
          <div className="mt-3">
            <PickupFields form={form} card={rateCard.card} radiusMiles={schedule.pickup.radiusMiles} />
            <ExtraFields form={form} card={rateCard.card} />
          </div>
        </div>
        <TotalBar form={form} links={links} resultId={RESULT} />
      </div>
      <Result form={form} links={links} rateCard={rateCard} schedule={schedule} payment={payment} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </form>
  );
};

export default Calculator;
