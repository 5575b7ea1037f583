import { pathTo } from '#domain/kernel/paths.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { announce, type Messages } from '../../runtime/announcement.ts';

type Raised = EventOf<typeof ErrorGroupRaisedV1>['data'];

/** The text for admins, in the feed and by e-mail. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

const headings: Readonly<Record<Raised['reason'], string>> = {
  new: 'A new error',
  regressed: 'A resolved error is back',
  spike: 'An error happens much more often than before',
};

/** Characters of a message. Longer messages are on the linked page. */
const MESSAGE_SHOWN = 160;
/** Error groups announced one by one in one hour. The limit protects the inbox, because any browser can raise a group. */
const ANNOUNCED_ONE_BY_ONE = 5;

const times = (count: number): string => (count === 1 ? 'Once this hour.' : `${count} times this hour.`);

const groupNotice = ({ reason, route, message, countThisHour, fingerprint }: Raised): Notice => ({
  title: `${headings[reason]}: ${route}`,
  body: `${message.slice(0, MESSAGE_SHOWN)} · ${times(countThisHour)}`,
  link: pathTo('/admin/monitoring/errors/:fingerprint', { fingerprint }),
});

/** One notice for all further groups of an hour. */
const manyGroupsNotice: Notice = {
  title: `More than ${ANNOUNCED_ONE_BY_ONE} error groups within an hour`,
  body: 'We send no more notices this hour. Monitoring shows all of them.',
  link: pathTo('/admin/monitoring', {}),
};

/** The messages to admins about a notice. Text from browsers is in the body only, never in the subject. */
const adminMessages = ({ title, body, link }: Notice, brand: Brand): Messages => ({
  lines: [{ audience: 'admins', title, body, link }],
  letters: [
    {
      recipient: 'admins',
      // The staff address of the brand, because somebody reads it.
      to: brand.staffEmail,
      subject: title,
      heading: title,
      paragraphs: ["Something went wrong in a visitor's browser. Please look at it."],
      block: [body],
      action: { label: 'Open monitoring', path: link },
      note: 'Admins and analysts can open it. If a resolved error comes back you get another notice; for an ignored one you do not.',
    },
  ],
});

/** Announces an error group. After a few within an hour, one more notice says that there are others. */
export const announcements = [
  announce(ErrorGroupRaisedV1, ({ data }, brand) => [
    {
      ...adminMessages(groupNotice(data), brand),
      cap: {
        name: 'error-groups',
        limit: ANNOUNCED_ONE_BY_ONE,
        window: data.raisedAt.slice(0, 'YYYY-MM-DDTHH'.length),
        whenExceeded: adminMessages(manyGroupsNotice, brand),
      },
    },
  ]),
];
