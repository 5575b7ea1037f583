import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { alertDue } from '#domain/parcels/alerts/pre-alert-time.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { alertEvent } from '../change/events.ts';
import type { AlertStore } from '../store/alert-store.ts';

export interface SettleDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly alerts: Pick<AlertStore, 'find' | 'change' | 'close'>;
}

/**
 * Writes down what time has done to a pre-alert, and tells its owner: that it ends soon, or that it has ended. Where somebody writes in
 * between nothing happens: it stays due.
 */
export const settleAlert = async (
  { alerts, clock, newId }: SettleDeps,
  id: string,
  correlationId: string,
): Promise<void> => {
  const before = await alerts.find(id);
  const due = before && alertDue(before, clock());
  if (before === undefined || due === undefined) return;
  const { after, what } = due;
  const event = alertEvent(after, what, { by: 'system', newId, correlationId });
  await (what === 'expired' ? alerts.close(after, event) : alerts.change(before, after, event));
};

/** Ends the pre-alerts whose time is over, so that their numbers can be announced again. */
export const endThoseOver = async (
  deps: SettleDeps,
  alerts: readonly PreAlert[],
  correlationId: string,
): Promise<void> => {
  const now = deps.clock();
  const over = alerts.filter((alert) => alertDue(alert, now)?.what === 'expired');
  await Promise.all(over.map(({ id }) => settleAlert(deps, id, correlationId)));
};
