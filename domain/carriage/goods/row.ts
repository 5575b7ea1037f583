/**
 * What we do with goods of a kind. `never`: we do not carry them. `ask`: they are on hold until staff have looked at them.
 * `papers`: they fly when a form has been filed or a document shown. `fine`: they fly.
 */
export type Verdict = 'never' | 'ask' | 'papers' | 'fine';

/** A kind of goods as its row is written down. */
export interface Row {
  readonly name: string;
  readonly verdict: Verdict;
  /** Examples for people to read, with commas between. */
  readonly words: string;
  /** Further words that people use for it, never shown. Digits of one or two places and articles do not count. */
  readonly also: string;
  /** Why, in a sentence or two. */
  readonly reason: string;
  /** What the sender does about it. */
  readonly whatToDo: string;
}
