import type { ReactNode } from 'react';
import { draftEndpoints } from '#domain/shipments/customer/saved/draft-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { type TypedBooking, typedOfDraft } from './typed/typed-booking.ts';

/** The form with what was typed on another device; an empty one when the account has it no more. */
export const Brought = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (opening: TypedBooking | undefined) => ReactNode;
}) => (
  <Loaded
    query={useReply(['shipment-drafts', 'booking'], draftEndpoints.drafts, {})}
    fresh
    loading="Looking for what you typed before…"
  >
    {({ drafts }) => {
      const found = drafts.find((draft) => draft.id === id);
      return children(found && typedOfDraft(found.data, uuidV7()));
    }}
  </Loaded>
);
