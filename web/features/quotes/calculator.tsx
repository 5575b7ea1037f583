import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { pathOf, readLink } from '#web/price-form/draft/link.ts';
import { GOODS } from '#web/price-form/fields/goods-fields.tsx';
import { type BookingLinks, bookingLinks } from './booking/booking-links.ts';
import { CalculatorFields } from './calculator-fields.tsx';
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
import { useSignedInCard } from './use-signed-in-card.ts';

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

const Result = ({
  form,
  links,
  rateCard,
  schedule,
  payment,
}: Pick<CalculatorProps, 'schedule' | 'payment'> & {
  readonly rateCard: CustomerCard;
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
          <Flight draft={draft} zipAnswer={zipAnswer} schedule={schedule} isEstimate={!links.isBookable} />
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
const Calculator = ({
  rateCard: everybodys,
  schedule,
  whatsApp,
  payment,
  deliveryTowns,
}: CalculatorProps) => {
  const rateCard = useSignedInCard(everybodys);
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
        <CalculatorFields form={form} rateCard={rateCard} schedule={schedule} deliveryTowns={deliveryTowns} />
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
