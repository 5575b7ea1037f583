import type { PreAlert } from './pre-alert.ts';

/** Whether a pre-alert is written down as waiting. Whether it waits is told by the time as well: ask `waitsAt`. */
export const isOpenAlert = ({ state }: Pick<PreAlert, 'state'>): boolean => state === 'PENDING_ARRIVAL';

/** Whether a pre-alert waits for its parcel at an instant: one whose time is over does not, whether somebody has written that down or not. */
export const waitsAt = (alert: Pick<PreAlert, 'state' | 'expiresAt'>, now: Date): boolean =>
  isOpenAlert(alert) && alert.expiresAt > now.toISOString();

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
