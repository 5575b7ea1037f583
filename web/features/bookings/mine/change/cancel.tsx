import type { Booking } from '#domain/bookings/booking.ts';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { cancelFee } from '#domain/bookings/fee.ts';
import { dollars } from '#domain/kernel/money.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { useChange } from '#web/api/use-reply.ts';
import { cardInForce } from '#web/phrases/card-in-force.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { KEY } from '../../use-bookings.ts';

/** Says what it costs, and cancels only when that was read. */
const Question = ({ booking, close }: { readonly booking: Booking; readonly close: () => void }) => {
  const { reference, version } = booking;
  const card = cardInForce(useSiteSettings());
  const computed = cancelFee(booking, card, new Date(useNow())).fee;
  const cancel = useChange(
    (fee: number) => api(ownBookingEndpoints.cancel, { params: { reference }, body: { version, fee } }),
    [KEY],
  );
  const refusal = refusalIn(cancel.error, ownBookingEndpoints.cancel);
  // The clock of the server decides, and the price that it knows.
  const fee = refusal?.code === 'FEE_CHANGED' ? refusal.details.fee : computed;
  return (
    <div className="grid gap-4">
      <p>
        {fee === 0 ? (
          'It costs nothing. The time goes to someone else.'
        ) : (
          <>
            The day is planned already, so canceling costs <strong>{dollars(fee)}</strong>.
          </>
        )}
      </p>
      {cancel.error ? <Alert title="It is not canceled">{messageOf(cancel.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={close}>Keep it</Button>
        <Button
          look="danger"
          busy={cancel.isPending}
          onClick={() => cancel.mutate(fee, { onSuccess: close })}
        >
          {fee === 0 ? 'Yes, cancel it' : `Cancel it for ${dollars(fee)}`}
        </Button>
      </div>
    </div>
  );
};

/** Cancels a booking after one more question, which names the fee. */
export const Cancel = ({ booking }: { readonly booking: Booking }) => (
  <AskFirst
    title={booking.way === 'PICKUP' ? 'Cancel this pickup?' : 'Cancel this drop-off?'}
    button="Cancel it"
    look="quiet"
  >
    {(close) => <Question booking={booking} close={close} />}
  </AskFirst>
);
