import { isOwn } from '#domain/blog/categories/aliases.ts';
import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { usePostChange } from '../../use-posts.ts';
import { optionsOf } from '../use-categories.ts';

const schema = formSchema<{ readonly into: string }>(({ into }) =>
  onlyErrors({ into: into === '' ? 'Choose a category' : undefined }),
);

interface MergeProps {
  readonly category: CountedCategory;
  readonly categories: readonly CountedCategory[];
  /** The category that is proposed. */
  readonly into?: string;
}

const MergeForm = ({
  category,
  categories,
  into = '',
  onDone,
}: MergeProps & { readonly onDone: () => void }) => {
  const { slug, version, name, description } = category;
  const act = useAct(usePostChange(categoryEndpoints.changeCategory), {
    begin: { into },
    schema,
    input: (chosen) => ({
      body: { slug, version, name, description, mergedInto: chosen.into },
    }),
    done: () => {
      onDone();
      toast.success('Merged');
    },
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <p>
        Its posts are shown in the other category, and its address leads there. No post is changed. You can
        undo it on this page at any time.
      </p>
      <PlainChoice
        label="Merge it into"
        required
        placeholder="Choose a category"
        options={optionsOf(categories).filter(({ value }) => value !== slug)}
        {...act.field('into')}
      />
      <ActFailure act={act} title="Not merged" />
      <ActButton act={act}>Merge them</ActButton>
    </ActForm>
  );
};

/** Merges a category into another one, after saying what becomes of its posts and its address. */
export const Merge = ({ category, categories, into }: MergeProps) => (
  <AskFirst
    title={`Merge “${category.name}”?`}
    button={
      <>
        Merge<span className="sr-only"> “{category.name}” into another one</span>
      </>
    }
    look="plain"
  >
    {(close) => (
      <MergeForm
        category={category}
        categories={categories}
        {...(into !== undefined && isOwn(categories, into) ? { into } : {})}
        onDone={close}
      />
    )}
  </AskFirst>
);
