import type { PreAlert } from './pre-alert.ts';

/** Whether a pre-alert still waits for its parcel. */
export const isOpenAlert = ({ state }: Pick<PreAlert, 'state'>): boolean => state === 'PENDING_ARRIVAL';

/** A pre-alert whose parcel has come. Its owner changes the parcel from now on. */
export const matched = (before: PreAlert, parcel: string, at: string): PreAlert => ({
  ...before,
  version: before.version + 1,
  state: 'MATCHED',
  parcel,
  changedAt: at,
  closedAt: at,
});

/** A pre-alert whose parcel the carrier brought, and took back at our door. It stays open: carriers come again. */
export const refusedAtDoor = (before: PreAlert, because: string, at: string): PreAlert => ({
  ...before,
  version: before.version + 1,
  refused: { at, because },
  changedAt: at,
});
