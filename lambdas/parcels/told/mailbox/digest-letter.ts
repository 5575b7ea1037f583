import { subjectText } from '#domain/files/file.ts';
import { NOTHING_TO_DO } from '#domain/next-step/headline.ts';
import type { MailKind } from '#domain/notifications/kinds.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { AnnouncedLetter } from '../../../runtime/announcement.ts';
import type { Digested } from '../../../runtime/digest.ts';
import { type Came, lineOf, severalArrived } from '../words/arrived.ts';
import { pathOfMailbox, type Said, subjectOf } from '../words/said.ts';
import type { MailboxFacts, News } from './still-so.ts';
import { type Subject, subjectsOf, toDoOf } from './subjects.ts';
import { statuses } from './whats.ts';

/** What a letter says of what happened, before it has a reader. */
interface Content
  extends Pick<
    AnnouncedLetter,
    'subject' | 'heading' | 'paragraphs' | 'todo' | 'table' | 'action' | 'links' | 'about'
  > {
  readonly said: Said;
}

/** Sentences that say something new: what one of these said already is not said again. */
const newOf = (sentences: readonly string[], said: readonly string[]): readonly string[] =>
  sentences.filter((sentence) => !said.some((other) => sentence.includes(other)));

const actionOf = ({ label = 'Open your mailbox', path }: Said) => ({ label, path });

const bodyOf = ({ said: { inLetter, body } }: News): string => inLetter ?? body;

/** All of one parcel, announcement or search: the letter is exactly about it. */
const ofOne = (subject: Subject, facts: MailboxFacts): Content => {
  const [{ said }] = subject;
  const { sentences, todo } = toDoOf(subject, facts);
  const paragraphs = [...subject.map(bodyOf), ...(said.more ?? []), ...sentences];
  return {
    said,
    subject: subjectOf(said),
    heading: said.title,
    paragraphs,
    ...(todo === undefined ? {} : { todo: { ...todo, lines: newOf(todo.lines ?? [], paragraphs) } }),
    action: actionOf(said),
    ...(said.links === undefined ? {} : { links: said.links }),
    about: said.about,
  };
};

const isArrival = ([{ what, parcel }, ...others]: Subject): boolean =>
  what === 'ARRIVED' && parcel !== undefined && others.length === 0;

const parcelsIn = (subjects: readonly Subject[]): readonly Came[] =>
  subjects.flatMap(([{ parcel }]) => parcel ?? []);

/** What is to be done for one of several, as a cell. Of what is no parcel of theirs, its own words say it. */
const toDoCell = (subject: Subject, facts: MailboxFacts): string => {
  const { todo } = toDoOf(subject, facts);
  if (todo !== undefined) return todo.title;
  return subject.some(({ parcel }) => parcel !== undefined) ? NOTHING_TO_DO : '';
};

/** Nothing but parcels that came. */
const ofArrivals = (subjects: readonly Subject[], facts: MailboxFacts): Content => {
  const came = parcelsIn(subjects);
  const said = severalArrived(came);
  const { title, body, more = [], about } = said;
  return {
    said,
    subject: title,
    heading: title,
    paragraphs: [body, ...more],
    table: {
      title: 'What came',
      columns: ['', 'What to do'],
      rows: subjects.map((subject) => [
        parcelsIn([subject])
          .map((parcel) => lineOf(parcel, facts))
          .join(''),
        toDoCell(subject, facts),
      ]),
    },
    action: actionOf(said),
    about,
  };
};

/** What happened, in a letter that is named after something else. */
const lineIn = (subject: Subject, facts: MailboxFacts): string => {
  const [{ said, parcel }, ...others] = subject;
  return isArrival(subject) && parcel !== undefined
    ? `Here: ${lineOf(parcel, facts)}`
    : [`${subjectOf(said)}. ${said.body}`, ...others.map(bodyOf)].join(' ');
};

/** Several of different kinds: the letter is named after the weightiest, and has a row for each of the others. */
const ofSeveral = (first: Subject, others: readonly Subject[], facts: MailboxFacts): Content => {
  const content = ofOne(first, facts);
  return {
    ...content,
    subject: `${content.said.title}, and other news`,
    heading: subjectOf(content.said),
    table: {
      title: 'Also in your mailbox',
      columns: ['', 'What to do'],
      rows: others.map((other) => [lineIn(other, facts), toDoCell(other, facts)]),
    },
    links: [...(content.links ?? []), { label: 'Open your mailbox', path: pathOfMailbox }],
  };
};

const contentOf = (first: Subject, others: readonly Subject[], facts: MailboxFacts): Content => {
  if (others.length === 0) return ofOne(first, facts);
  const all = [first, ...others];
  return all.every(isArrival) ? ofArrivals(all, facts) : ofSeveral(first, others, facts);
};

/** The photo that the bench made of a parcel. Its code is under it where the letter is about other things as well. */
const photoOf = (code: string, isNamed: boolean) => ({
  of: subjectText({ kind: 'parcel', id: code }),
  alt: `Photo of parcel ${code}`,
  ...(isNamed ? { caption: code } : {}),
  fileName: `${code}.jpg`,
});

/** Of all that came, in the order in which the letter speaks of it. */
const photosOf = (subjects: readonly Subject[]): Pick<AnnouncedLetter, 'photos'> => {
  const codes = subjects.flat().flatMap(({ what, of }) => (what === 'ARRIVED' ? [of] : []));
  return codes.length === 0 ? {} : { photos: codes.map((code) => photoOf(code, subjects.length > 1)) };
};

/** A letter may be switched off when everything in it may. */
const kindOf = (news: readonly News[]): Pick<AnnouncedLetter, 'kind'> => {
  const kinds: MailKind[] = [];
  for (const { said } of news) {
    if (said.mail === undefined) return {};
    if (!kinds.includes(said.mail)) kinds.push(said.mail);
  }
  return { kind: kinds };
};

interface To {
  readonly userId: string;
  readonly recipient: string;
}

/** What happened in a mailbox as one letter, and the same for the phone. Undefined when nothing of it is so any more. */
export const digested = (
  news: readonly News[],
  facts: MailboxFacts,
  { userId, recipient }: To,
  brand: Brand,
): Digested | undefined => {
  const subjects = subjectsOf(news);
  const [first, ...others] = subjects;
  if (first === undefined) return undefined;
  const { said, ...content } = contentOf(first, others, facts);
  const { todo, about = said.about } = content;
  return {
    letter: {
      recipient,
      to: { userId },
      ...kindOf(news),
      ...content,
      status: first[0].said.status ?? statuses[first[0].what],
      ...photosOf(subjects),
      replyTo: brand.email,
    },
    news: {
      recipient,
      to: { userId },
      kind: said.news,
      template: 'other_news',
      // Of several, the subject says that there is more. Their codes, before the news, would hide it.
      fields: {
        number: others.length === 0 ? about : 'your mailbox',
        title: others.length === 0 ? said.title : content.subject,
        detail: todo?.title ?? said.body,
      },
      path: said.path,
    },
  };
};
