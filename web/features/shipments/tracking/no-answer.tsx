import { Button } from '#web/ui/button.tsx';

/** Our phone number, as people read it and as phones dial it. */
export interface OurPhone {
  readonly display: string;
  readonly e164: string;
}

/** There is no shipment with this number. */
export const NotFound = ({ number, phone }: { readonly number: string; readonly phone: OurPhone }) => (
  <div className="grid max-w-prose gap-2 rounded-label border border-s-[6px] border-time bg-time-wash px-4 py-3">
    <p className="font-semibold">
      We have no shipment with the number <span className="whitespace-nowrap font-mono">{number}</span>.
    </p>
    <p>
      A number works as soon as the shipment is booked. Ask the person who sent it to compare the number, or
      call{' '}
      <a href={`tel:${phone.e164}`} className="text-link whitespace-nowrap">
        {phone.display}
      </a>
      .
    </p>
  </div>
);

/** The answer did not come, or the server refused. */
export const NotReached = ({
  message,
  onRetry,
  busy,
}: {
  readonly message: string;
  readonly onRetry: () => void;
  readonly busy: boolean;
}) => (
  <div
    role="alert"
    className="grid max-w-prose justify-items-start gap-3 rounded-label border border-s-[6px] border-wrong bg-wrong-wash px-4 py-3"
  >
    <p>{message}</p>
    <Button look="plain" onClick={onRetry} busy={busy}>
      Try again
    </Button>
  </div>
);
