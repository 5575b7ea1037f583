import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dueOnAccount } from '#domain/billing/accounts/coverage.ts';
import { dueWords, refusedWords } from '#domain/billing/accounts/words.ts';
import type { Balance } from '#domain/billing/balance.ts';
import { balanceOf, leftToGive, paidBackOf, settledAt } from '#domain/billing/balance.ts';
import {
  type ChargedLine,
  feeWords,
  feeWordsBeside,
  linesOf,
  lineWords,
  otherPriceThan,
  taxedSum,
  taxWords,
} from '#domain/billing/charges/lines.ts';
import type { ChargedThing } from '#domain/billing/charges/things.ts';
import {
  confirmingWords,
  entryWords,
  invoiceTitle,
  payerWords,
  waitingWords,
  wePaidBack,
} from '#domain/billing/entry-words.ts';
import { type Invoice, isOverdue, subjectOf } from '#domain/billing/invoice.ts';
import type { ShownInvoice } from '#domain/billing/my-invoice.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

const Lines = ({ lines, total }: { readonly lines: readonly ChargedLine[]; readonly total: Cents }) => {
  const { net, tax } = taxedSum(lines);
  return (
    <div className="max-w-xl">
      <PriceLines
        lines={[
          ...lines.map((line) => ({ text: lineWords(line, dollars), amount: line.amount })),
          { text: 'Net', amount: net, isSum: true },
          { text: 'Tax', amount: tax, isSum: true },
        ]}
        total={total}
      />
    </div>
  );
};

/** Every charge and what was taken back, in the order in which it happened. Nothing is ever left out. */
const Entries = ({
  entries,
  nameOf,
  feeOf,
}: Pick<Invoice, 'entries'> & {
  readonly nameOf: ((id: string) => string) | undefined;
  readonly feeOf: typeof feeWords;
}) => (
  <ol className="max-w-xl border-y-[1.5px] border-ink tabular-nums">
    {entries.map((entry) => (
      <li key={entry.n} className="flex justify-between gap-4 border-t border-rule py-2 first:border-t-0">
        <span className="min-w-0">
          <span className="block">{entry.kind === 'FEE' ? feeOf(entry) : entryWords(entry)}</span>
          <span className="block text-sm text-ink-soft">
            <Instant at={entry.at} />
            {nameOf !== undefined && entry.kind === 'CHARGE' ? ` · rate card ${entry.rateCardVersion}` : ''}
            {entry.kind === 'CHARGE' && entry.quote ? ` · quote ${entry.quote}` : ''}
            {nameOf !== undefined && 'by' in entry && entry.by !== 'system' ? ` · ${nameOf(entry.by)}` : ''}
          </span>
          {entry.kind === 'CHARGE' && entry.approved ? (
            <span className="block text-sm text-ink-soft">
              The sender agreed on <Instant at={entry.approved.at} />
            </span>
          ) : null}
        </span>
        <span className="whitespace-nowrap font-semibold">
          {entry.amount === 0 ? null : dollars(entry.amount)}
        </span>
      </li>
    ))}
  </ol>
);

/** The page of what an invoice is for. */
export type PathOf = (thing: {
  readonly kind: 'SHIPMENT' | ChargedThing['kind'];
  readonly id: string;
}) => string;

/** Who pays, and until when, as its owner or the desk reads it. */
const PayableBy = ({ invoice, isMine }: { readonly invoice: Invoice; readonly isMine: boolean }) => {
  const { chargesTerm, dueAt } = invoice;
  if (chargesTerm === 'COLLECT') return payerWords(invoice);
  const onAccount = dueOnAccount(balanceOf(invoice));
  if (onAccount !== undefined) return `${dueWords(onAccount, isMine ? 'your' : 'their')}.`;
  if (isMine && subjectOf(invoice).kind === 'PERSON') return 'You. It is due now.';
  if (dueAt === undefined) return payerWords(invoice);
  return (
    <>
      {isMine ? 'You' : 'The sender'}, before <Instant at={dueAt} />.
    </>
  );
};

/** What of the charge is paid and credited, and when the last of it was. */
const Sums = ({
  balance,
  settled,
  byCard,
}: {
  readonly balance: Balance;
  readonly settled: string | undefined;
  readonly byCard: Cents;
}) => {
  const { charged, paid, credited } = balance;
  return (
    <>
      <div className="max-w-xl">
        <PriceLines
          lines={[
            { text: 'Charged', amount: charged, isSum: true },
            ...(credited === 0 ? [] : [{ text: 'Credit', amount: -credited }]),
            // What was paid a moment ago is not said to be nothing. Not `-paid`: that would read as minus 0.
            ...(byCard > 0 && paid === 0 ? [] : [{ text: 'Paid', amount: 0 - paid, isSum: true as const }]),
          ]}
        />
      </div>
      {settled === undefined ? null : (
        <p>
          Paid on <Instant at={settled} />.
        </p>
      )}
    </>
  );
};

/** What an invoice is for, with the page of each thing: whose goods, which pickup, which parcel. */
const WhatFor = ({
  invoice: { subject, shipment, things },
  pathOf,
  isMine,
}: {
  readonly invoice: ShownInvoice;
  readonly pathOf: PathOf;
  readonly isMine: boolean;
}) => (
  <>
    {/* The page of its owner has it in its head. */}
    {isMine && shipment === undefined && things.length > 0 ? null : subject}
    {[...(shipment === undefined ? [] : [{ kind: 'SHIPMENT' as const, id: shipment }]), ...things].map(
      (thing) => (
        <span key={thing.id} className="block">
          <Link to={pathOf(thing)} className={`${textLink} font-mono`}>
            {thing.id}
          </Link>
        </span>
      ),
    )}
  </>
);

/** An invoice as it reads on paper: who is billed, what for, what is paid, and how it came to its sum. */
export const InvoiceLetter = ({
  invoice,
  pathOf,
  isMine = false,
  nameOf,
  payer,
  byCard = 0,
  children,
}: {
  readonly invoice: ShownInvoice;
  readonly pathOf: PathOf;
  /** Its owner reads it. */
  readonly isMine?: boolean;
  /** Who stands behind a user id, where the reader may know. */
  readonly nameOf?: (id: string) => string;
  /** The name of who pays, where it leads somewhere. */
  readonly payer?: ((name: string) => ReactNode) | undefined;
  /** Cents that its owner paid by card a moment ago, and that are not on it yet. */
  readonly byCard?: Cents | undefined;
  /** How to pay. */
  readonly children?: ReactNode;
}) => {
  const { billTo, dueAt, issuedAt, promised, entries, things } = invoice;
  // Which pickup it was is said above the charges, where they are for one.
  const feeOf = things.length === 1 ? feeWordsBeside : feeWords;
  const lines = linesOf(invoice, feeOf);
  const balance = balanceOf(invoice);
  const { charged, account } = balance;
  const back = paidBackOf(invoice);
  const left = leftToGive(balance) - byCard;
  const refused = left > 0 ? account?.refused : undefined;
  return (
    <div className="grid gap-8">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name="Bill to">
          {billTo.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be equal, and the list only shows them
            <span key={index} className="block">
              {index === 0 && payer !== undefined ? payer(line) : line}
            </span>
          ))}
        </Fact>
        <Fact name="For">
          <WhatFor invoice={invoice} pathOf={pathOf} isMine={isMine} />
        </Fact>
        <Fact name="Issued">
          <Instant at={issuedAt} />
        </Fact>
        {left > 0 ? (
          <Fact name="To be paid by">
            <PayableBy invoice={invoice} isMine={isMine} />
          </Fact>
        ) : null}
        {otherPriceThan(promised, invoice) ? (
          <Fact name="Price for what was declared">{dollars(promised)}</Fact>
        ) : null}
      </dl>
      <Section title="Charged">
        {lines.length === 0 ? (
          <p>Nothing. Every charge was removed.</p>
        ) : (
          <Lines lines={lines} total={charged} />
        )}
        <p className="mt-2 text-sm text-ink-soft">All amounts are in U.S. dollars. {taxWords(lines)}</p>
      </Section>
      {lines.length === 0 && balance.paid === 0 ? null : (
        <Section
          title={invoiceTitle(balance, {
            isLate: isOverdue({ ...balance, dueAt }, new Date()),
            isMine,
            byCard,
          })}
        >
          <Sums balance={balance} settled={settledAt(invoice)} byCard={byCard} />
          {byCard > 0 && left > 0 ? <p>{confirmingWords(byCard)}.</p> : null}
          {refused === undefined ? null : <p>{refusedWords(refused, isMine ? 'your' : 'their')}</p>}
          {isMine && back > 0 ? <p>{wePaidBack(back)}.</p> : null}
          {waitingWords(balance).map((words) => (
            <p key={words}>{words}</p>
          ))}
          {children}
        </Section>
      )}
      <Section title="How we got this total">
        <Entries entries={entries} nameOf={nameOf} feeOf={feeOf} />
      </Section>
    </div>
  );
};
