import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { notTakenWords } from '#domain/settings/counters/taken.ts';
import { inUnits, MOST_ROWS, withDestination } from '#web/price-form/draft/draft.ts';
import { ExtraFields } from '#web/price-form/fields/extra-fields.tsx';
import { GoodsFields } from '#web/price-form/fields/goods-fields.tsx';
import { PickupFields } from '#web/price-form/fields/pickup-fields.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import type { Calculation, DeliveryTowns } from './use-calculation.ts';

interface FieldsProps {
  readonly form: Calculation;
  /** The prices in force. */
  readonly rateCard: PublishedRateCard;
  readonly schedule: Schedule;
  readonly deliveryTowns: DeliveryTowns;
}

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

const Where = ({ form, rateCard, deliveryTowns }: Omit<FieldsProps, 'schedule'>) => (
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

/** What is sent, where to and how: the fields of the calculator, of customers and of the desk. */
export const CalculatorFields = ({ form, rateCard, schedule, deliveryTowns }: FieldsProps) => (
  <>
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
        This link lists more than {MOST_ROWS} kinds of boxes and barrels. The first {MOST_ROWS} are here and
        in the price. Call us for a longer list.
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
  </>
);
