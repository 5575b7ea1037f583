import type { Draft } from './draft/draft.ts';
import type { ZipAnswer } from './use-zip.ts';

/** What the fields of a price need of the form around them: the calculator's, or that of a booking. */
export interface PriceForm {
  readonly draft: Draft;
  readonly change: (update: (draft: Draft) => Draft) => void;
  /** Message at a field: mistakes once the field was left, missing input once a price was asked for. */
  readonly problemOf: (field: string) => string | undefined;
  readonly leave: (field: string) => void;
  /** Moves the focus to an element, also one that appears with the next render. */
  readonly focusOn: (id: string) => void;
  readonly zipAnswer: ZipAnswer;
  readonly askZipAgain: () => void;
  /** The towns of the chosen destination where we deliver to the door. */
  readonly towns: readonly string[];
}
