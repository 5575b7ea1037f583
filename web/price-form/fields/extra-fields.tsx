import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { asksForDearest } from '../draft/check.ts';
import { type Draft, withMailbox } from '../draft/draft.ts';
import type { PriceForm } from '../price-form.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { Extra } from './extra.tsx';
import { NumberField } from './number-field.tsx';

type Wish = 'express' | 'mailbox' | 'insured' | 'brokerage';

const wishes = (
  card: RateCard,
): readonly { readonly wish: Wish; readonly label: string; readonly note: string }[] => [
  {
    wish: 'express',
    label: 'Express',
    note: `The same flight. When it is full, express goes first. +${card.expressPercent}% of the freight.`,
  },
  {
    wish: 'mailbox',
    label: 'It is already in my mailbox',
    note: 'Parcels that we received for your mailbox fly as one shipment, with no minimum charge. This is not for goods that you bring us.',
  },
  {
    wish: 'insured',
    label: 'Insure it',
    note: `${card.insurance.percent}% of its value, minimum ${dollars(card.insurance.minimum)}.`,
  },
  {
    wish: 'brokerage',
    label: 'Handle the customs paperwork',
    note: `We prepare the customs entry for your receiver: ${dollars(card.brokerage)} per shipment. Duty and taxes are separate.`,
  },
];

const amount = (form: PriceForm, field: 'value' | 'dearest') => ({
  form,
  field,
  value: form.draft[field],
  unit: 'in U.S. dollars',
  onType: (typed: string) => form.change((draft) => ({ ...draft, [field]: typed })),
});

/** Declared value: for insurance, and because customs requires it from a certain value on. */
const DeclaredValue = ({ form, card }: { readonly form: PriceForm; readonly card: RateCard }) => {
  return (
    <div className="grid gap-3 border-t border-rule pt-4 sm:grid-cols-2">
      <NumberField
        {...amount(form, 'value')}
        label="Total value"
        hint="What it would cost to replace. Needed for insurance and for customs."
      />
      {asksForDearest(form.draft) ? (
        <NumberField
          {...amount(form, 'dearest')}
          label="Value of the most expensive kind of goods"
          hint={`U.S. customs wants an export filing (EEI) when goods of one kind, say only phones or only shoes, are worth more than ${exportFilingAbove}. We file it for ${dollars(card.exportFiling.price)}.`}
        />
      ) : null}
    </div>
  );
};

const withWish = (draft: Draft, wish: Wish, wanted: boolean): Draft =>
  wish === 'mailbox' ? withMailbox(draft, wanted) : { ...draft, [wish]: wanted };

/** The optional services. */
export const ExtraFields = ({ form, card }: { readonly form: PriceForm; readonly card: RateCard }) => (
  <>
    {wishes(card).map(({ wish, label, note }) => (
      <Extra
        key={wish}
        id={wish}
        label={label}
        note={note}
        wanted={form.draft[wish]}
        onChange={(wanted) => form.change((draft) => withWish(draft, wish, wanted))}
      />
    ))}
    <DeliveryFields form={form} card={card} />
    <DeclaredValue form={form} card={card} />
  </>
);
