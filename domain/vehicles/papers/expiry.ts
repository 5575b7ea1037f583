import { addDays, countDays, newYorkInstant } from '../../kernel/new-york.ts';

/** A paper of a vehicle or of a person, with the last day on which it is valid. */
export interface Dated<Kind extends string = string> {
  readonly kind: Kind;
  readonly expires: string;
}

/** People are told so many days before a paper expires, the first of these first. */
export const warnedDaysBefore = [30, 14, 3] as const;

/** Whether a paper is no longer valid on a New York day. */
export const isExpiredOn = ({ expires }: Pick<Dated, 'expires'>, day: string): boolean => day > expires;

/** The instant from which a paper is no longer valid: the midnight in New York after its last day, ISO 8601. */
export const lapsesAt = ({ expires }: Pick<Dated, 'expires'>): string =>
  newYorkInstant(addDays(expires, 1), '00:00').toISOString();

/** The instant from which the paper that expired last is not valid any more, ISO 8601; undefined while all are valid. */
export const expiredSince = (papers: readonly Dated[], now: Date): string | undefined =>
  papers
    .map(lapsesAt)
    .filter((at) => at <= now.toISOString())
    .toSorted()
    .at(-1);

/** The days on which people are told that a paper expires. */
export const warningDays = ({ expires }: Pick<Dated, 'expires'>): readonly string[] =>
  warnedDaysBefore.map((days) => addDays(expires, -days));

/** Something to tell about a paper. Its key names paper, day and step, so a renewed paper is told about anew. */
export interface Warning<Kind extends string = string> extends Dated<Kind> {
  readonly key: string;
  /** 0 on its last day. */
  readonly daysLeft: number;
}

/** Something with papers, once all that was due is told of it. */
export interface Warned<Thing, Kind extends string> {
  readonly after: Thing;
  readonly warnings: readonly Warning<Kind>[];
}

const keyOf = ({ kind, expires }: Dated, days: number): string => `${kind}:${expires}:${days}`;

const warningOf = <Kind extends string>(
  paper: Dated<Kind>,
  told: readonly string[],
  today: string,
): readonly Warning<Kind>[] => {
  const daysLeft = countDays(today, paper.expires) - 1;
  const step = warnedDaysBefore.findLast((days) => daysLeft <= days);
  if (step === undefined || daysLeft < 0) return [];
  const key = keyOf(paper, step);
  const { kind, expires } = paper;
  return told.includes(key) ? [] : [{ kind, expires, key, daysLeft }];
};

/**
 * What has to be told today, once each. A step that was missed is told late, with the days that are left, unless the next one is due as
 * well. Nothing is told of a paper that has expired: its thing is held then.
 * @param told the keys of what was told before.
 */
export const warningsDue = <Kind extends string>(
  papers: readonly Dated<Kind>[],
  told: readonly string[],
  today: string,
): readonly Warning<Kind>[] => papers.flatMap((paper) => warningOf(paper, told, today));

/** What was told, once these warnings are told as well. Keys of papers that were renewed are dropped, so the list stays short. */
export const toldAfter = (
  papers: readonly Dated[],
  told: readonly string[],
  warnings: readonly Pick<Warning, 'key'>[],
): string[] => {
  const possible = new Set(papers.flatMap((paper) => warnedDaysBefore.map((days) => keyOf(paper, days))));
  return [...new Set([...told, ...warnings.map(({ key }) => key)])].filter((key) => possible.has(key));
};
