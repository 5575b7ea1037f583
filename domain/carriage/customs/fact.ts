/**
 * How far a statement about somebody else's rules can be relied on: `published` by the authority itself, `reported` by
 * carriers, brokers or newspapers, or `old`, reported so long ago that it may have changed. Only the first is shown
 * without the word "estimate".
 */
type Confidence = 'published' | 'reported' | 'old';

/** A statement about rules that are not ours, with what a reader needs to judge it. */
export interface Fact {
  /** A few words to find it by: `Barrels`. */
  readonly about: string;
  readonly text: string;
  /** Who says so. */
  readonly source: string;
  /** From when it is, as far as that is known: `28 May 2014`, `Undated page`. */
  readonly dated: string;
  readonly confidence: Confidence;
}

/** True for what people should ask about again before they count on it. */
export const isEstimate = ({ confidence }: Pick<Fact, 'confidence'>): boolean => confidence !== 'published';
