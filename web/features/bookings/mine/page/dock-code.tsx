import type { Booking } from '#domain/bookings/booking.ts';
import { QrCode } from '#web/ui/data/qr-code.tsx';
import { useReferenceCode } from '../../use-reference-code.ts';

/** The reference as a code that the dock reads. What draws it is loaded here. */
export const DockCode = ({ booking: { reference } }: { readonly booking: Booking }) => {
  const { data } = useReferenceCode(reference);
  return (
    <div className="aspect-square w-44 max-w-full rounded-label border border-edge bg-sheet">
      {data ? <QrCode modules={data} label={`QR code of ${reference}`} /> : null}
    </div>
  );
};
