import { DRAFT_PREFIX, encodeDraft } from '#domain/shipments/form/draft-text.ts';
import type { Draft } from '#web/price-form/draft/draft.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const ID = 'calculator';

/**
 * Keeps what a guest typed as an unfinished shipment on this device, so that it is there after they have signed up, and returns the
 * address of that draft. Undefined for somebody who is signed in, and where nothing can be stored: then the link carries the input.
 */
export const keepForBooking = (draft: Draft): string | undefined => {
  if (signedInUser().userId !== undefined) return undefined;
  const data = {
    price: { ...draft, value: '', dearest: '' },
    lines: [{ quantity: '1', value: draft.value }],
  };
  return withoutThrowing(() => {
    localStorage.setItem(`${DRAFT_PREFIX}${ID}`, encodeDraft({ data, timestamp: Date.now() }));
    return `/dashboard/create-shipment?draft=${ID}`;
  });
};
