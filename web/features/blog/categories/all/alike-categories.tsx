import type { CountedCategory } from '#domain/blog/categories/endpoints.ts';
import type { ToMend } from '#domain/blog/categories/mending/to-mend.ts';
import { useMay } from '#web/session/use-session.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { postsIn, postsWords, sureWords } from '../use-categories.ts';
import { Merge } from './merge-form.tsx';

type Pair = ToMend['alike'][number];

const AlikePair = ({
  pair: { into, confidence, reason },
  category,
  categories,
}: {
  readonly pair: Pair;
  readonly category: CountedCategory;
  readonly categories: readonly CountedCategory[];
}) => {
  const mayManage = useMay()('content.manage');
  const other = categories.find(({ slug }) => slug === into);
  const named = ({ slug, name }: CountedCategory): string =>
    `${name} (${postsWords(postsIn(categories, slug))})`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {named(category)} and {other === undefined ? into : named(other)}
        </p>
        <p className="text-sm text-ink-soft">
          {reason} {sureWords(confidence)}.
        </p>
      </div>
      {mayManage ? <Merge category={category} categories={categories} into={into} /> : null}
    </li>
  );
};

/** Categories that may mean the same. Nothing where there are none. */
export const AlikeCategories = ({
  pairs,
  categories,
}: {
  readonly pairs: readonly Pair[];
  readonly categories: readonly CountedCategory[];
}) =>
  pairs.length === 0 ? null : (
    <Section title="Categories that look alike" className="grid gap-4">
      <ul className="border-y-[1.5px] border-ink">
        {pairs.flatMap((pair) => {
          const category = categories.find(({ slug }) => slug === pair.slug);
          return category === undefined
            ? []
            : [
                <AlikePair
                  key={`${pair.slug} ${pair.into}`}
                  pair={pair}
                  category={category}
                  categories={categories}
                />,
              ];
        })}
      </ul>
    </Section>
  );
