import { compose } from '#events/envelope.ts';
import { ParcelNewsV1 } from '#events/parcels/parcel-news.v1.ts';
import { dueList, workDueList } from '../../runtime/aggregate/due-list.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { settleAlert } from '../alerts/settle.ts';
import { DUE, readDueAlert } from '../store/alert-items.ts';
import { alertStore } from '../store/alert-store.ts';
import { newsStore, readNews } from '../store/news-store.ts';

export const variables = { PARCELS_TABLE: required };
type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** Tells an owner of all parcels that came since the first of them, once: what comes meanwhile is told with the next letter. */
const tellNews = (table: string, { client, clock, newId }: Given, correlationId: string) => {
  const news = newsStore(client, table);
  return async (ownerId: string): Promise<void> => {
    const now = clock();
    const known = await news.find(ownerId);
    if (known?.dueAt === undefined || known.dueAt > now.toISOString()) return;
    const { codes, version } = known;
    const facts = { subject: ownerId, version: version + 1, at: now.toISOString(), data: { ownerId, codes } };
    const event = compose(ParcelNewsV1, facts, { newId, correlationId });
    // Refused when another parcel came at this moment: then it is due still, and the next run tells of both.
    await news.tell(known, event, now);
  };
};

/** Does what is due: news of parcels to their owners, and pre-alerts that end soon or now. Throws at the end when something could not be done; it stays due. */
export const wireDue = ({ PARCELS_TABLE }: EnvOf<typeof variables>, given: Given) => {
  const due = dueList(given.client, { TableName: PARCELS_TABLE, partition: DUE, index: 'gsi1' });
  return async ({ millisecondsLeft }: JobRequest): Promise<{ done: number }> => {
    const correlationId = given.newId();
    const tell = tellNews(PARCELS_TABLE, given, correlationId);
    const settling = { ...given, alerts: alertStore(given.client, PARCELS_TABLE) };
    const handle = async (item: Item): Promise<void> => {
      const news = readNews(item);
      if (news) await tell(news.ownerId);
      const alert = readDueAlert(item);
      if (alert) await settleAlert(settling, alert.id, correlationId);
    };
    const { done, failed } = await workDueList({ due, handle, ...given }, millisecondsLeft);
    if (failed > 0) throw new Error(`${failed} of what was due for parcels could not be done.`);
    return { done };
  };
};
