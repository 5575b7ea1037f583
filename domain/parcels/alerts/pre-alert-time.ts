import { DAY_MS } from '../../kernel/new-york.ts';
import { PRE_ALERT_DAYS, PRE_ALERT_WARNING_DAYS, type PreAlert } from './pre-alert.ts';
import { isOpenAlert } from './pre-alert-matched.ts';

/** What time has done to a pre-alert, and has not been written down yet. */
export interface AlertDue {
  readonly after: PreAlert;
  readonly what: 'ends-soon' | 'expired';
}

/** Since when somebody waits for this number, ISO 8601: with another number, or saved when it ends, the time of a pre-alert begins again. */
export const announcedAt = ({ expiresAt }: Pick<PreAlert, 'expiresAt'>): string =>
  new Date(new Date(expiresAt).getTime() - PRE_ALERT_DAYS * DAY_MS).toISOString();

/** When its owner is told that it ends soon. */
export const warnedFrom = ({ expiresAt }: Pick<PreAlert, 'expiresAt'>): string =>
  new Date(new Date(expiresAt).getTime() - PRE_ALERT_WARNING_DAYS * DAY_MS).toISOString();

/**
 * What is due for a pre-alert: its owner is told once before it ends, and then it ends. Where nobody looked in time it ends without a
 * warning. Undefined while there is nothing to do.
 */
export const alertDue = (alert: PreAlert, now: Date): AlertDue | undefined => {
  const at = now.toISOString();
  if (!isOpenAlert(alert)) return undefined;
  const next = { ...alert, version: alert.version + 1, changedAt: at };
  if (alert.expiresAt <= at)
    return { after: { ...next, state: 'EXPIRED', closedAt: alert.expiresAt }, what: 'expired' };
  return alert.warnedAt === undefined && warnedFrom(alert) <= at
    ? { after: { ...next, warnedAt: at }, what: 'ends-soon' }
    : undefined;
};
