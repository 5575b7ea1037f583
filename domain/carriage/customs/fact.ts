/**
 * How reliable a statement about foreign regulations is: `published` by the authority itself, `reported` by carriers,
 * brokers or newspapers, or `old`: reported so long ago that it may have changed. Only `published` is shown without the
 * word "estimate".
 */
type Confidence = 'published' | 'reported' | 'old';

/** A statement about foreign regulations, with its source and date. */
export interface Fact {
  /** A short heading: `Barrels`. */
  readonly about: string;
  readonly text: string;
  /** Who published or reported it. */
  readonly source: string;
  /** Its date, if it is known: `28 May 2014`, `Undated page`. */
  readonly dated: string;
  readonly confidence: Confidence;
  /** Set on a rule by which customs charges: which goods it is about, and whether they are above a country's free value. */
  readonly charges?: 'ALL' | 'BARREL' | 'UP_TO_FREE' | 'ABOVE_FREE';
}

/** True for a fact that people should check again before they rely on it. */
export const isEstimate = ({ confidence }: Pick<Fact, 'confidence'>): boolean => confidence !== 'published';
