import { dollars } from '#domain/kernel/money.ts';
import { chargesTermWords } from '#domain/shipments/form/choices.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { Section } from '#web/ui/layout/section.tsx';

/** What was promised stays beside what is charged. */
const Beside = ({ shipment: { promise, charged, reweigh } }: { readonly shipment: Shipment }) => (
  <>
    {charged === undefined ? null : (
      <p>
        Promised for what was declared: {dollars(promise.total)}. The sender agreed to the price for what was
        measured.
      </p>
    )}
    {reweigh?.status === 'TO_APPROVE' ? (
      <p className="font-semibold">{dollars(reweigh.total)} for what was measured, once the sender agrees.</p>
    ) : null}
  </>
);

/** The price with its lines: as promised, or what the sender agreed to for what was measured. */
const Lines = ({ price }: { readonly price: NonNullable<Shipment['charged']> }) => (
  <dl className="grid gap-1">
    {price.lines.map(({ code, text, amount }) => (
      <div key={`${code} ${text}`} className="flex justify-between gap-4 border-b border-rule py-1">
        <dt>{text}</dt>
        <dd className="whitespace-nowrap tabular-nums">{dollars(amount)}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 py-1 font-semibold">
      <dt>Total</dt>
      <dd className="tabular-nums">{dollars(price.total)}</dd>
    </div>
  </dl>
);

/** What a shipment costs and who pays. */
export const Charges = ({ shipment }: { readonly shipment: Shipment }) => {
  const { promise, charged, chargesTerm } = shipment;
  return (
    <Section title="Charges" className="min-w-0 space-y-2">
      <Lines price={charged ?? promise} />
      <Beside shipment={shipment} />
      <p className="text-sm text-ink-soft">
        {chargesTerm === 'PREPAID' ? 'The sender pays' : chargesTermWords.COLLECT.label}. Rate card{' '}
        {promise.rateCardVersion}
        {promise.quote === undefined ? '' : `, from quote ${promise.quote}`}.
      </p>
    </Section>
  );
};
