import { Link } from 'react-router-dom';
import type { CountedCategory } from '#domain/blog/categories/endpoints.ts';
import type { PostToMend } from '#domain/blog/categories/mending/to-mend.ts';
import type { Area } from '#web/shell/screens.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { StatusBadge } from '../../words.tsx';
import { nameIn, optionsOf, sureWords } from '../use-categories.ts';

interface Choice {
  readonly category: string;
  readonly isTaken: boolean;
}

interface MendRowProps {
  readonly post: PostToMend;
  readonly categories: readonly CountedCategory[];
  readonly area: Area;
  readonly choice: Choice;
  /** Absent for whoever may only look. */
  readonly onChoose: ((choice: Choice) => void) | undefined;
}

/** What is wrong with a post, and what speaks for the suggested category. */
const Why = ({ post: { unknown, suggestion }, categories }: Pick<MendRowProps, 'post' | 'categories'>) => (
  <p className="text-sm text-ink-soft wrap-anywhere">
    {unknown === undefined ? null : `Its category “${unknown}” is not there. `}
    {suggestion === undefined
      ? 'Nothing in its title says which one fits.'
      : `${nameIn(categories, suggestion.category)}, ${sureWords(suggestion.confidence)}: ${suggestion.reason}`}
  </p>
);

/** One post to mend: whether it is changed, and to which category. */
export const MendRow = ({ post, categories, area, choice, onChoose }: MendRowProps) => (
  <li className="grid gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0 @2xl:grid-cols-[1fr_18rem] @2xl:items-center">
    <div className="min-w-0">
      {onChoose === undefined ? (
        <p className="font-semibold wrap-anywhere">{post.title}</p>
      ) : (
        <CheckField
          label={<span className="min-w-0 wrap-anywhere">{post.title}</span>}
          checked={choice.isTaken && choice.category !== ''}
          disabled={choice.category === ''}
          onChange={({ target }) => onChoose({ ...choice, isTaken: target.checked })}
        />
      )}
      <div className={onChoose === undefined ? 'grid gap-1' : 'grid gap-1 ps-8'}>
        <p className="flex flex-wrap items-center gap-x-3">
          <StatusBadge status={post.status} />
          <Link to={`${area}/blog/${post.id}`} className={textLink}>
            Open<span className="sr-only"> “{post.title}”</span>
          </Link>
        </p>
        <Why post={post} categories={categories} />
      </div>
    </div>
    {onChoose === undefined ? null : (
      <PlainChoice
        label={`Category of “${post.title}”`}
        labelHidden
        placeholder="Choose a category"
        options={optionsOf(categories)}
        value={choice.category}
        onChange={({ target }) => onChoose({ category: target.value, isTaken: target.value !== '' })}
      />
    )}
  </li>
);
