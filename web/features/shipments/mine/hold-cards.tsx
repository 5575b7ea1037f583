import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { paymentWords } from '#domain/settings/capability-words.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type HoldKind, holds } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthorizeExport } from './authorize-export.tsx';
import { ReweighCard } from './reweigh-card.tsx';

/** The sender's answer to a hold that they can clear. What they wrote stays until it was taken. */
const Answer = ({ shipment, kind }: { readonly shipment: Shipment; readonly kind: HoldKind }) => {
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { number, version } = shipment;
  const clear = useChange(
    async () =>
      api(shipmentEndpoints.clearHold, { params: { number, kind }, body: { version, note: note.trim() } }),
    ['shipments', number],
  );
  const isEmpty = note.trim() === '';
  return (
    <form
      noValidate
      method="post"
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isEmpty && !clear.isPending) clear.mutate(undefined);
      }}
    >
      <PlainTextArea
        label="Your answer"
        rows={3}
        required
        maxLength={1000}
        value={note}
        error={asked && isEmpty ? 'Write what you did, or what we should do.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {clear.error ? (
        <p role="alert" className="font-semibold text-wrong">
          {messageOf(clear.error)}
        </p>
      ) : null}
      <div>
        <Button type="submit" look="plain" busy={clear.isPending} busyText="Sending…">
          Send, and clear this
        </Button>
      </div>
    </form>
  );
};

/** What is to be paid, by whom and until when, and how. */
const ToPay = ({
  bill,
  term,
}: {
  readonly bill: Bill | undefined;
  readonly term: Shipment['chargesTerm'];
}) => {
  const { capabilities } = useSiteSettings();
  return (
    <>
      {bill === undefined ? null : (
        <p>
          {term === 'PREPAID'
            ? `Pay ${dollars(bill.owed)} before the booking cutoff of the flight.`
            : `The receiver pays ${dollars(bill.owed)} before they collect it.`}{' '}
          {bill.paid > 0 ? `${dollars(bill.paid)} is paid. ` : ''}
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

/** What is in the way of a shipment, and what its sender can do about it. */
export const HoldCards = ({
  shipment,
  bill,
}: {
  readonly shipment: Shipment;
  readonly bill: Bill | undefined;
}) => {
  const others = shipment.holds.filter(({ kind }) => kind !== 'EIN_MISSING');
  return (
    <div className="grid gap-4">
      <AuthorizeExport shipment={shipment} />
      {others.map(({ kind, note, by }) => (
        <Alert key={kind} kind="warning" title={holds[kind].name}>
          {kind === 'PAYMENT_DUE' && bill !== undefined ? null : <p>{holds[kind].meaning}</p>}
          {kind === 'PAYMENT_DUE' ? <ToPay bill={bill} term={shipment.chargesTerm} /> : null}
          {kind === 'REWEIGH' ? <ReweighCard shipment={shipment} /> : null}
          {note && by !== 'system' && kind !== 'REWEIGH' ? <p>We wrote: {note}</p> : null}
          {note && kind === 'DG_REVIEW' && by === 'system' ? <p>It is about: {note}</p> : null}
          {holds[kind].byCustomer && kind !== 'REWEIGH' ? <p>{holds[kind].remedy}</p> : null}
          {holds[kind].byCustomer === true ? <Answer shipment={shipment} kind={kind} /> : null}
        </Alert>
      ))}
    </div>
  );
};
