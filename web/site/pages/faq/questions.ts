import type { Site } from '../../page.ts';
import type { AnswerItem } from '../../components/answers.tsx';

/** Questions of one kind, answered with today's prices and times. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly items: (site: Site) => readonly AnswerItem[];
}
