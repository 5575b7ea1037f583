import type { AppLink } from '../../../runtime/announcement.ts';
import type { LetterToDo } from '../../../runtime/letters/letter.ts';
import { type MailboxFacts, type News, nextOf } from './still-so.ts';
import { weightOf } from './whats.ts';

/** All that is to be told of one parcel, announcement or search, the weightiest first. */
export type Subject = readonly [News, ...News[]];

const byWeight = ([one]: Subject, [other]: Subject): number => weightOf(one.what) - weightOf(other.what);

/** What is to be told, by what it is about: the weightiest first, and otherwise in the order in which it happened. */
export const subjectsOf = (news: readonly News[]): readonly Subject[] => {
  const subjects = new Map<string, Subject>();
  for (const one of news) {
    const known: readonly News[] = subjects.get(one.of) ?? [];
    const [first = one, ...others] = [...known, one].toSorted((a, b) => weightOf(a.what) - weightOf(b.what));
    subjects.set(one.of, [first, ...others]);
  }
  return [...subjects.values()].toSorted(byWeight);
};

/** What is to be done for a subject, and what we do: sentences, and a block of the letter. */
interface ToDo {
  readonly sentences: readonly string[];
  readonly todo?: LetterToDo<AppLink>;
}

/** What its reader has to do for a parcel now. Of what is no parcel of theirs, its own words say it. */
export const toDoOf = ([first, ...others]: Subject, facts: MailboxFacts): ToDo => {
  const parcel = first.parcel ?? others.find((one) => one.parcel)?.parcel;
  if (parcel === undefined) return { sentences: [] };
  const { todo, after, ours, comes, isOver } = nextOf(parcel, facts);
  if (isOver) return { sentences: [] };
  if (todo === undefined) return { sentences: [...ours, ...comes] };
  return {
    sentences: ours,
    todo: {
      title: todo.title,
      ...(todo.lines.length === 0 ? {} : { lines: todo.lines }),
      ...(todo.button === undefined ? {} : { action: todo.button }),
      ...(after.length === 0 ? {} : { after: after.map(({ title }) => `${title}.`) }),
    },
  };
};
