import type { EventOf } from '#events/envelope.ts';
import type { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ReadSetting } from '../../settings/settings-reader.ts';
import type { NotificationStore } from '../notification-store.ts';
import type { SendOnce } from '../send-once.ts';
import { groupNotice, manyGroupsNotice, noticeLetter } from './error-group-notice.ts';
import type { FewPlaces } from './few-places.ts';
import { tellAll } from './tell-all.ts';

interface Deps {
  readonly notifications: Pick<NotificationStore, 'addLine'>;
  readonly places: FewPlaces;
  readonly send: SendOnce;
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
}

/** Groups of one hour that are told one by one. Anybody's browser can raise a group, so the inbox has to have an end. */
const TOLD_ONE_BY_ONE = 5;

/**
 * Tells admins that an error group wants a look: a line in their feed and an e-mail. Beyond a handful within an hour
 * one more line and one more e-mail say that there are others, and no further ones follow. The hour is the event's own,
 * so that a repetition finds what was told before.
 */
export const announceErrorGroup =
  ({ notifications, places, send, siteUrl, readSetting, clock }: Deps) =>
  async ({ id, type, data }: EventOf<typeof ErrorGroupRaisedV1>): Promise<void> => {
    const brand = await readSetting('brand');
    const hour = data.raisedAt.slice(0, 13);
    const alone = await places.take(hour, id, TOLD_ONE_BY_ONE, clock());
    const notice = alone ? groupNotice(data) : manyGroupsNotice(TOLD_ONE_BY_ONE);
    const cause = alone ? id : `${type}#${hour}`;
    await tellAll('an error group', [
      notifications.addLine('admins', cause, { kind: type, ...notice }, clock()),
      // The brand's staff address, since it is the one that somebody is known to read.
      send(cause, 'admins#email', brand.staffEmail, noticeLetter(notice, siteUrl, brand)),
    ]);
  };
