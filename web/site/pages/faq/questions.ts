import type { AnswerItem } from '../../components/answers.tsx';
import type { Site } from '../../page.ts';

/** Questions about one topic, answered with current prices and times. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly items: (site: Site) => readonly AnswerItem[];
}
