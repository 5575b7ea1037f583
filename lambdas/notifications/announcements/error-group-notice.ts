import { pathTo } from '#domain/kernel/paths.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { type WrittenLetter, writeLetter } from '../../runtime/letter.ts';

type Raised = EventOf<typeof ErrorGroupRaisedV1>['data'];

/** What admins are told, in the feed and by e-mail. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly link: string;
}

const headings: Readonly<Record<Raised['reason'], string>> = {
  new: 'A new error',
  regressed: 'An error that was resolved is back',
  spike: 'An error happens far more often than before',
};

/** Longer messages are read where the link leads. */
const MESSAGE_SHOWN = 160;

const times = (count: number): string => (count === 1 ? 'Once this hour.' : `${count} times this hour.`);

/** Tells of one error group. */
export const groupNotice = ({ reason, route, message, countThisHour, fingerprint }: Raised): Notice => ({
  title: `${headings[reason]}: ${route}`,
  body: `${message.slice(0, MESSAGE_SHOWN)} · ${times(countThisHour)}`,
  link: pathTo('/admin/monitoring/errors/:fingerprint', { fingerprint }),
});

/** Stands for all groups of an hour beyond those told one by one. */
export const manyGroupsNotice = (toldOneByOne: number): Notice => ({
  title: `More than ${toldOneByOne} error groups within an hour`,
  body: 'The others of this hour are not told one by one. The monitoring has them all.',
  link: '/admin/monitoring',
});

/** A notice as an e-mail. What strangers' browsers wrote stands in the letter only, never in its subject. */
export const noticeLetter = ({ title, body, link }: Notice, siteUrl: string, brand: Brand): WrittenLetter =>
  writeLetter(
    {
      subject: title,
      heading: title,
      paragraphs: ["Something went wrong in a visitor's browser and wants a look."],
      block: [body],
      action: { label: 'Open the monitoring', url: `${siteUrl}${link}` },
      note: 'Admins and analysts can open it. A resolved group is told of again when it comes back, an ignored one is not.',
    },
    brand,
  );
