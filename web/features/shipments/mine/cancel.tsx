import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';

/** What becomes of the place, the money and the goods, which whoever cancels wants to know. */
const after = (ofMailbox: boolean, isDraft: boolean): string => {
  const place = isDraft
    ? ''
    : 'Its place on the flight goes to someone else. What was paid for it, we pay back. ';
  if (ofMailbox) return `${place}Your parcels stay in your mailbox, and you can send them another time.`;
  return `${place}Goods that are at our dock already: call us before you come for them.`;
};

/** Cancels a shipment after one more question. */
export const Cancel = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version } = shipment;
  const ofMailbox = shipment.howItComes === 'MAILBOX';
  const cache = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  // A link that says so asks at once. It never cancels by itself.
  const isWanted = new URLSearchParams(useLocation().search).has('cancel');
  useEffect(() => {
    if (isWanted) dialog.current?.showModal();
  }, [isWanted]);
  const cancel = useChange(
    async () => api(shipmentEndpoints.cancel, { params: { number }, body: { version } }),
    ['shipments'],
  );
  return (
    <>
      <Button
        look={ofMailbox && shipment.state === 'DRAFT' ? 'plain' : 'quiet'}
        onClick={() => dialog.current?.showModal()}
      >
        {ofMailbox ? 'Cancel, keep my parcels' : 'Cancel this shipment'}
      </Button>
      {cancel.error ? (
        <p role="alert" className="w-full font-semibold text-wrong">
          {messageOf(cancel.error)}
        </p>
      ) : null}
      <dialog
        ref={dialog}
        aria-labelledby="cancel-title"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-label border-[1.5px] border-ink bg-sheet p-6 text-ink backdrop:bg-night/60"
      >
        <h2 id="cancel-title" className="text-2xl">
          Cancel this shipment?
        </h2>
        <p className="mt-2">{after(ofMailbox, shipment.state === 'DRAFT')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => dialog.current?.close()}>Keep it</Button>
          <Button
            look="danger"
            busy={cancel.isPending}
            onClick={() => {
              cancel.mutate(undefined, {
                onSettled: () => {
                  dialog.current?.close();
                  // Its parcels can be sent again, which their list shows when it is opened.
                  void cache.invalidateQueries({ queryKey: ['parcels'] });
                },
              });
            }}
          >
            Yes, cancel it
          </Button>
        </div>
      </dialog>
    </>
  );
};
