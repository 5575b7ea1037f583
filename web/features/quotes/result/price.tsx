import { filingMayCome } from '#domain/carriage/export-filing.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { consolidationSaving } from '#domain/quotes/consolidation.ts';
import type { Estimate, ReviewReason } from '#domain/quotes/estimate.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { asksForDearest } from '#web/price-form/draft/check.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { Button } from '#web/ui/button.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { unpricedServices } from '../booking/unpriced.ts';
import type { Calculation } from '../use-calculation.ts';

const reviewWords = (reason: ReviewReason, { oversize, barrelLimits }: RateCard): string =>
  reason === 'OVERSIZE_BOX'
    ? `A box is over ${oversize.aboveLb} lb or ${oversize.aboveIn} in. This is an estimate until we confirm it.`
    : `A barrel is over ${barrelLimits.reviewAboveLb} lb. This is an estimate until we confirm that an aircraft takes it.`;

/** Services that cannot be priced yet because some input is missing. */
const NotYet = ({ form }: { readonly form: Calculation }) => {
  const missing = unpricedServices(form.draft, form.zipAnswer, form.towns).map(({ name }) => name);
  return missing.length > 0 ? (
    <p className="mt-1 font-semibold">Not in this price yet: {listed(missing)}.</p>
  ) : null;
};

/** What a total value alone leaves open: whether the law asks for a filing. */
const FilingMayCome = ({
  form: { draft },
  rateCard: { card },
}: {
  readonly form: Calculation;
  readonly rateCard: CustomerCard;
}) =>
  asksForDearest(draft) && draft.dearest.trim() === '' ? (
    <p className="mt-1 font-semibold">{filingMayCome(card.exportFiling.price)}</p>
  ) : null;

const Saving = ({ form, rateCard }: { readonly form: Calculation; readonly rateCard: CustomerCard }) => {
  if (!form.draft.mailbox || form.request === undefined) return null;
  const saving = consolidationSaving(form.request.goods, form.request, rateCard);
  if (!saving.ok || saving.value.saved <= 0) return null;
  const { saved, apart } = saving.value;
  return (
    <p className="rounded-label border border-done bg-done-wash px-3 py-2">
      Sent one by one, the parcels would cost {dollars(apart)}. Together you save{' '}
      <strong>{dollars(saved)}</strong>.
    </p>
  );
};

const Sentences = ({
  items,
  className,
}: {
  readonly items: readonly string[];
  readonly className: string;
}) =>
  items.length > 0 ? (
    <ul className={`grid gap-1 rounded-label border px-3 py-2 ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ) : null;

/** What the price assumes, and its rate card. */
export const Assumptions = ({ price }: { readonly price: Estimate }) => (
  <details>
    <summary className="unfold">What this price assumes</summary>
    <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
      {price.assumptions.map((assumption) => (
        <li key={assumption}>{assumption}</li>
      ))}
      <li>Rate card {price.rateCardVersion}, valid today.</li>
    </ul>
  </details>
);

/** The price with its lines, and where it could be less. */
export const Price = ({
  form,
  price,
  rateCard,
}: {
  readonly form: Calculation;
  readonly price: Estimate;
  readonly rateCard: CustomerCard;
}) => (
  <>
    <div>
      <p className="label-caption">
        To {destinations[form.draft.to].city}, {destinations[form.draft.to].country}
      </p>
      <p className="font-display text-5xl font-extrabold tracking-tight tabular-nums">
        {dollars(price.total)}
      </p>
      <NotYet form={form} />
      <FilingMayCome form={form} rateCard={rateCard} />
    </div>
    <Sentences
      items={price.review.map((reason) => reviewWords(reason, rateCard.card))}
      className="border-time bg-time-wash"
    />
    <ul className="hidden print:grid">
      {form.draft.goods.map(({ id }, index) => {
        const goods = form.request?.goods[index];
        return goods ? <li key={id}>{goodsWords(goods, rateCard.card.barrels)}</li> : null;
      })}
    </ul>
    <PriceLines lines={price.lines} total={price.total} />
    <Saving form={form} rateCard={rateCard} />
    <Sentences items={price.advice} className="border-done bg-done-wash" />
  </>
);

/** Placeholder for the price. */
export const NoPrice = ({ form, to }: { readonly form: Calculation; readonly to: DestinationCode }) => (
  <div className="grid justify-items-start gap-3">
    <p className="label-caption">To {destinations[to].country}</p>
    <p className="font-display text-3xl font-extrabold">Your price will appear here</p>
    <p className="text-ink-soft">
      Enter the size and weight of what you send. You see every charge as you type.
    </p>
    {form.touched ? (
      <Button look="plain" onClick={form.askForPrice}>
        What’s missing?
      </Button>
    ) : null}
  </div>
);
