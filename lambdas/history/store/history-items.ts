import * as z from 'zod/mini';
import { HistoryEntry } from '#domain/history/entry.ts';
import { thingText } from '#domain/history/thing.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { expires } from '../../runtime/table/expires.ts';

/** Who or what a list of the history is about. */
export type Subject =
  | { readonly person: string; readonly thing?: undefined }
  | { readonly person?: undefined; readonly thing: string }
  | { readonly person: string; readonly thing: string };

/** The partition of what a person did, of what was done with a thing, or of what the person did with it. */
export const subjectPartition = ({ person, thing }: Subject): string => {
  if (person === undefined) return `THING#${thing}`;
  return thing === undefined ? `PERSON#${person}` : `BOTH#${person}#${thing}`;
};

/** The partition of a New York day. */
export const dayPartition = (day: string): string => `DAY#${day}`;

/** The position of a line: by time, and by id among those of one instant. */
export const positionOf = ({ at, id }: Pick<HistoryEntry, 'at' | 'id'>): string =>
  `${new Date(at).toISOString()}#${id}`;

/**
 * A line is stored once for each question that finds it, so that each is one query of one partition, which costs the same per
 * row however much there is. All of it follows from the line, so storing a line again changes nothing.
 */
export const itemsOf = (entry: HistoryEntry) => {
  const at = new Date(entry.at);
  const person = entry.by;
  const things = [entry.thing, ...(entry.also ? [entry.also] : [])].map(thingText);
  const partitions = [
    dayPartition(newYorkDay(at)),
    subjectPartition({ person }),
    ...things.flatMap((thing) => [subjectPartition({ thing }), subjectPartition({ person, thing })]),
  ];
  const rest = { entry, expires_at: expires(at, 'trail') };
  return partitions.map((pk) => ({ pk, sk: positionOf(entry), ...rest }));
};

const Item = z.object({ entry: HistoryEntry });
export const entryIn = (item: unknown): HistoryEntry => Item.parse(item).entry;
