/**
 * How reliable a statement about foreign regulations is: `published` by the authority itself, or `reported` by carriers, brokers or other
 * offices. Only `published` is shown without the word "estimate". What was reported years ago is not kept: we do not know it.
 */
type Confidence = 'published' | 'reported';

/** A statement about foreign regulations, with its source and date. */
export interface Fact {
  /** A short heading: `Barrels`. */
  readonly about: string;
  readonly text: string;
  /** Who published or reported it. */
  readonly source: string;
  /** Its date, if it is known: `May 28, 2026`, `Undated page`. */
  readonly dated: string;
  readonly confidence: Confidence;
  /** Set on a rule by which customs charges, which a receiver reads about their goods: those up to a country’s free value. */
  readonly charges?: 'UP_TO_FREE';
}

/** True for a fact that people should check again before they rely on it. */
export const isEstimate = ({ confidence }: Pick<Fact, 'confidence'>): boolean => confidence !== 'published';
