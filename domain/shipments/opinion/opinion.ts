import * as z from 'zod/mini';
import type { DerivedTask } from '../../kernel/derived-task.ts';
import type { Shipment } from '../shipment.ts';
import { marks, WORDS_MAX } from './mark.ts';

export const Mark = z.enum(marks);

/** Who gives it in events and the history: whoever has the link of the sender's letter. A user id is never this word. */
export const opinionBy = 'link' as const;

/** What somebody wants to tell us besides, or nothing. */
export const OpinionWords = z.optional(
  z.string().check(z.trim(), z.maxLength(WORDS_MAX, `At most ${WORDS_MAX} characters`)),
);

/**
 * How the sender of a shipment found it, once it was handed over. There is one for each shipment, of which each change is the next
 * version. It names nobody; only its words may. Instants are ISO 8601 UTC.
 */
export const Opinion = z.object({
  version: z.int(),
  mark: Mark,
  words: z.optional(z.string()),
  /** When it was given first: from then on it can be changed for a while, and by this day it is counted. */
  firstAt: z.string(),
  /** When this mark was given. */
  at: z.string(),
  /** Until when we have promised to call. Set with the lowest mark alone. */
  promisedBy: z.optional(z.string()),
  /** We have called, or whatever was to be done: who says so, and what came of it. */
  answered: z.optional(z.object({ at: z.string(), by: z.string(), note: z.string() })),
});
export type Opinion = z.infer<typeof Opinion>;

const DAY_MS = 86_400_000;
/** How long after the last piece was handed over the question can be answered. */
export const ASKED_DAYS = 60;
/** How long an answer can be changed. */
export const CHANGED_DAYS = 14;

const daysAfter = (instant: string, days: number): number => Date.parse(instant) + days * DAY_MS;

/** Whether its sender can be asked how it was: everything was handed over, and not too long ago. */
export const isAsked = ({ state, closedAt }: Pick<Shipment, 'state' | 'closedAt'>, now: Date): boolean =>
  state === 'DELIVERED' && closedAt !== undefined && now.getTime() < daysAfter(closedAt, ASKED_DAYS);

/** Until when an answer can be changed. */
export const changedUntil = ({ firstAt }: Pick<Opinion, 'firstAt'>): Date =>
  new Date(daysAfter(firstAt, CHANGED_DAYS));

/**
 * The next version of an opinion. A low mark that stays keeps what was promised, and what we have done about it; one that is given
 * anew is promised anew.
 * @param promisedBy until when we call, if this mark promises it.
 */
export const nextOpinion = (
  before: Opinion | undefined,
  { mark, words }: Pick<Opinion, 'mark' | 'words'>,
  { at, promisedBy }: { readonly at: string; readonly promisedBy: string },
): Opinion => {
  const stays = before?.mark === mark;
  const kept = stays && before.answered !== undefined ? { answered: before.answered } : {};
  return {
    version: (before?.version ?? 0) + 1,
    mark,
    ...(words ? { words } : {}),
    firstAt: before?.firstAt ?? at,
    at: stays ? before.at : at,
    ...(mark === 'BAD' ? { promisedBy: (stays ? before.promisedBy : undefined) ?? promisedBy } : {}),
    ...kept,
  };
};

/** Whether somebody waits for our call. */
export const waitsForUs = ({ mark, answered }: Pick<Opinion, 'mark' | 'answered'>): boolean =>
  mark === 'BAD' && answered === undefined;

/** Somebody who was not content waits for our call, which is due when it was promised. */
export const opinionTasks = (opinion: Opinion | undefined): readonly DerivedTask<'UNHAPPY'>[] =>
  opinion !== undefined && waitsForUs(opinion)
    ? [
        {
          kind: 'UNHAPPY',
          since: opinion.at,
          ...(opinion.promisedBy === undefined ? {} : { due: opinion.promisedBy }),
        },
      ]
    : [];
