import { dueList, workDueList } from '../../runtime/aggregate/due-list.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { settleAlert } from '../alerts/settle.ts';
import { DUE, toAlert } from '../store/alert-items.ts';
import { alertStore } from '../store/alert-store.ts';

export const variables = { PARCELS_TABLE: required };
type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** Does what is due: pre-alerts that end soon or now. Throws at the end when something could not be done; it stays due. */
export const wireDue = ({ PARCELS_TABLE }: EnvOf<typeof variables>, given: Given) => {
  const due = dueList(given.client, { TableName: PARCELS_TABLE, partition: DUE, index: 'gsi1' });
  return async ({ millisecondsLeft }: JobRequest): Promise<{ done: number }> => {
    const correlationId = given.newId();
    const settling = { ...given, alerts: alertStore(given.client, PARCELS_TABLE) };
    const handle = (item: Item): Promise<void> => settleAlert(settling, toAlert(item).id, correlationId);
    const { done, failed } = await workDueList({ due, handle, ...given }, millisecondsLeft);
    if (failed > 0) throw new Error(`${failed} of what was due for parcels could not be done.`);
    return { done };
  };
};
