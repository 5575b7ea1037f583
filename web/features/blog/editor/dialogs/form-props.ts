import type { LexicalEditor } from 'lexical';
import type { Site } from '#web/site/page.ts';

/** What a form gets that changes the text. */
export interface TextFormProps {
  readonly editor: LexicalEditor;
  readonly site: Site;
  /** Changes the text where the caret was when the form was opened, then closes the form. */
  readonly apply: (change: () => void) => void;
}
