import { Link } from 'react-router-dom';
import { dueOnAccount } from '#domain/billing/accounts/coverage.ts';
import { dueWords, refusedWords } from '#domain/billing/accounts/words.ts';
import { toPayBack } from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { deskWords } from '#domain/shipments/form/choices.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

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

/** What is paid and owed, with the invoice for those who may see it. */
const Billed = ({ bill, area }: { readonly bill: Bill; readonly area: Area }) => {
  const may = useMay();
  const { invoice, paid, owed, waiting, account } = bill;
  const dueAt = dueOnAccount(bill);
  const left = owed < 0 ? toPayBack(-owed) : `${dollars(owed)} to pay`;
  return (
    <p>
      {may('invoice.read') ? (
        <Link to={`${area}/billing/${invoice}`} className={textLink}>
          {invoice}
        </Link>
      ) : (
        invoice
      )}
      : {dollars(paid)} paid, {owed === 0 ? 'nothing to pay' : left}
      {waiting === undefined ? '' : `, of which ${dollars(waiting)} by check waits for the bank`}.
      {dueAt === undefined ? '' : ` ${dueWords(dueAt, 'their')}.`}
      {owed > 0 && account?.refused ? ` ${refusedWords(account.refused, 'their')}` : ''}
    </p>
  );
};

/** What a shipment costs and who pays. */
export const Charges = ({
  shipment,
  bill,
  area,
}: {
  readonly shipment: Shipment;
  readonly bill: Bill | undefined;
  readonly area: Area;
}) => {
  const { promise, charged, chargesTerm } = shipment;
  return (
    <Section title="Charges" className="min-w-0 space-y-2">
      <Lines price={charged ?? promise} />
      <Beside shipment={shipment} />
      {bill === undefined ? null : <Billed bill={bill} area={area} />}
      <p className="text-sm text-ink-soft">
        {deskWords.chargesTerm[chargesTerm].label}. Rate card {promise.rateCardVersion}
        {promise.quote === undefined ? '' : `, from quote ${promise.quote}`}.
      </p>
    </Section>
  );
};
