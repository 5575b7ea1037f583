import { type Change, diffArrays, diffWordsWithSpace } from 'diff';

/** Some words of a comparison, and in which of the two texts they are: without `only`, in both. */
export interface ComparedPart {
  readonly text: string;
  readonly only?: 'before' | 'after';
}

/** Lines that are the same in both texts, or a place where they differ. */
export type Compared =
  | { readonly is: 'same'; readonly lines: readonly string[] }
  | { readonly is: 'different'; readonly parts: readonly ComparedPart[] };

/** Texts that have less in common are shown one after the other. To look further takes long, and nobody reads it. */
const MOST_EDITS = 1_000;

const partOf = ({ value, added, removed }: Change): ComparedPart => ({
  text: value,
  ...(added ? { only: 'after' as const } : removed ? { only: 'before' as const } : {}),
});

/** A place where two texts differ, word by word. */
const differing = (before: readonly string[], after: readonly string[]): Compared => {
  const [one, other] = [before.join('\n'), after.join('\n')];
  const words = one && other ? diffWordsWithSpace(one, other, { maxEditLength: MOST_EDITS }) : undefined;
  const whole = [
    ...(one ? [{ text: one, only: 'before' as const }] : []),
    ...(other ? [{ text: other, only: 'after' as const }] : []),
  ];
  return { is: 'different', parts: words?.map(partOf) ?? whole };
};

/** What differs between two texts, given line by line: whole lines first, and within those that differ the words. */
export const compareLines = (before: readonly string[], after: readonly string[]): readonly Compared[] => {
  const found = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS });
  if (found === undefined) return [differing(before, after)];
  const compared: Compared[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const { value = [], added, removed } = found[at] ?? {};
    const next = found[at + 1];
    if (!added && !removed) compared.push({ is: 'same', lines: value });
    else if (removed && next?.added) {
      compared.push(differing(value, next.value));
      at += 1;
    } else compared.push(removed ? differing(value, []) : differing([], value));
  }
  return compared;
};
