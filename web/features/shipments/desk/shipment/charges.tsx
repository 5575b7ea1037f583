import { dollars } from '#domain/kernel/money.ts';
import { chargesTermWords } from '#domain/shipments/form/choices.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { Section } from '#web/ui/layout/section.tsx';

/** The quoted price with its lines. What was declared decides about it, whatever is measured later. */
export const Charges = ({ shipment: { promise, chargesTerm } }: { readonly shipment: Shipment }) => (
  <Section title="Charges" className="min-w-0 space-y-2">
    <dl className="grid gap-1">
      {promise.lines.map(({ code, text, amount }) => (
        <div key={`${code} ${text}`} className="flex justify-between gap-4 border-b border-rule py-1">
          <dt>{text}</dt>
          <dd className="whitespace-nowrap tabular-nums">{dollars(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-1 font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{dollars(promise.total)}</dd>
      </div>
    </dl>
    <p className="text-sm text-ink-soft">
      {chargesTerm === 'PREPAID' ? 'The sender pays' : chargesTermWords.COLLECT.label}. Rate card{' '}
      {promise.rateCardVersion}
      {promise.quote === undefined ? '' : `, from quote ${promise.quote}`}.
    </p>
  </Section>
);
