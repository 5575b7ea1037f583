import { Link } from 'react-router-dom';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { paymentWords } from '#domain/settings/capability-words.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type HoldKind, holds, isOurWork } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { instantWords } from '#web/ui/time/countdown-words.ts';
import { AuthorizeExport } from './authorize-export.tsx';
import type { BookedFlight } from './bring-it.tsx';
import { moreOf, ReweighCard } from './reweigh-card.tsx';

const schema = formSchema<{ note: string }>(({ note }) =>
  note.trim() ? {} : { note: 'Write what you did, or what we should do.' },
);

/** The sender's answer to a hold that they can clear. What they wrote stays until it was taken. */
const Answer = ({ shipment, kind }: { readonly shipment: Shipment; readonly kind: HoldKind }) => {
  const { number, version } = shipment;
  const clear = useChange(
    (note: string) => api(shipmentEndpoints.clearHold, { params: { number, kind }, body: { version, note } }),
    ['shipments', number],
  );
  const act = useAct(clear, { begin: { note: '' }, schema, input: ({ note }) => note.trim() });
  return (
    <ActForm act={act} className="mt-3 grid gap-3">
      <PlainTextArea label="Your answer" rows={3} required maxLength={1000} {...act.field('note')} />
      <ActFailure act={act} look="line" />
      <ActButton act={act} look="plain" busyText="Sending…">
        Send, and clear this
      </ActButton>
    </ActForm>
  );
};

/** The sum that is left; beside what was paid when there is more to pay. */
const toPayWords = ({ owed, paid }: Bill): string =>
  paid > 0 ? `${dollars(owed)} more to pay; you paid ${dollars(paid)}. Pay it` : `Pay ${dollars(owed)}`;

/** What is to be paid, by whom and until when, and how. */
const ToPay = ({
  bill,
  term,
  by,
}: {
  readonly bill: Bill | undefined;
  readonly term: Shipment['chargesTerm'];
  /** The last moment to pay for the flight that it is booked on, ISO 8601. */
  readonly by: string | undefined;
}) => {
  const { capabilities } = useSiteSettings();
  // The payment has come, and the hold goes with it in a moment.
  if (bill !== undefined && bill.owed <= 0) return <p>{dollars(bill.paid)} is paid. Nothing left to pay.</p>;
  return (
    <>
      {bill === undefined ? null : (
        <p>
          {term === 'PREPAID'
            ? `${toPayWords(bill)} ${by === undefined ? 'before the booking cutoff of the flight' : `by ${instantWords(new Date(by))}`}.`
            : `The receiver pays ${dollars(bill.owed)} before they collect it.`}{' '}
          <Link to={pathTo('/dashboard/invoices/:number', { number: bill.invoice })} className={textLink}>
            Open invoice {bill.invoice}
          </Link>
          {term === 'PREPAID' ? ' to pay.' : '.'}
        </p>
      )}
      {term === 'PREPAID' && bill === undefined ? <p>{paymentWords(capabilities)}</p> : null}
    </>
  );
};

/** What a hold asks of its sender, in a few words. */
const titleOf = (kind: HoldKind, shipment: Shipment): string =>
  kind === 'REWEIGH' && shipment.reweigh?.status === 'TO_APPROVE'
    ? `It was more than you told us: approve ${dollars(moreOf(shipment))}`
    : holds[kind].name;

/** The holds that are not said by the card that asks for the EIN and the signature, or shows what was signed. */
const withoutSigned = ({ holds: placed, eei }: Shipment): Shipment['holds'] =>
  placed.filter(
    ({ kind, by }) =>
      kind !== 'EIN_MISSING' && !(kind === 'EXPORT_CONTROL' && by === 'system' && eei.status === 'REQUIRED'),
  );

interface HoldProps {
  readonly shipment: Shipment;
  readonly bill: Bill | undefined;
  readonly flight: BookedFlight | undefined;
}

/** What the sender of a shipment can do about a hold; nothing where it is our work. */
const WhatToDo = ({ kind, shipment, bill, flight }: HoldProps & { readonly kind: HoldKind }) => {
  if (kind === 'PAYMENT_DUE')
    return <ToPay bill={bill} term={shipment.chargesTerm} by={flight?.bookingCutoff} />;
  if (kind === 'REWEIGH') return <ReweighCard shipment={shipment} bill={bill} />;
  if (kind === 'EXPORT_CONTROL' && shipment.holds.some((hold) => hold.kind === 'EIN_MISSING'))
    return <p>We file it once we have your tax number and signature.</p>;
  if (isOurWork(kind)) return <p>We are doing this. Nothing for you to do.</p>;
  if (!holds[kind].byCustomer) return null;
  return (
    <>
      <p>{holds[kind].remedy}</p>
      {holds[kind].byCustomer === true ? <Answer shipment={shipment} kind={kind} /> : null}
    </>
  );
};

/** What is in the way of a shipment, and what its sender can do about it. */
export const HoldCards = ({ shipment, bill, flight }: HoldProps) => (
  <div className="grid gap-4">
    <AuthorizeExport shipment={shipment} />
    {withoutSigned(shipment).map(({ kind, note, by }) => (
      <Alert key={kind} kind={isOurWork(kind) ? 'info' : 'warning'} title={titleOf(kind, shipment)}>
        {kind === 'PAYMENT_DUE' && bill !== undefined ? null : <p>{holds[kind].meaning}</p>}
        {note && by !== 'system' && kind !== 'REWEIGH' ? <p>We wrote: {note}</p> : null}
        {note && kind === 'DG_REVIEW' && by === 'system' ? <p>It is about: {note}</p> : null}
        <WhatToDo kind={kind} shipment={shipment} bill={bill} flight={flight} />
      </Alert>
    ))}
  </div>
);
