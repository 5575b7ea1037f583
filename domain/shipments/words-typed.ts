import * as z from 'zod/mini';
import { oneLine } from '../kernel/person/one-line.ts';

/** A line of text that may be left out. `name` is the field as the form names it. */
export const optionalLine = (name: string, max: number) =>
  z.optional(
    z.string().check(z.overwrite(oneLine), z.maxLength(max, `${name} is too long (max ${max} characters)`)),
  );

const NOTE_MAX = 1000;

/** What a person writes about a shipment: a reason, a note. */
export const NoteText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write a note'), z.maxLength(NOTE_MAX, `At most ${NOTE_MAX} characters`));
