import {
  CATEGORY_DESCRIPTION_MAX,
  CATEGORY_NAME_MAX,
  type CategoryWords,
} from '#domain/blog/categories/category.ts';
import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { usePostChange } from '../../use-posts.ts';

const schema = formSchema<CategoryWords>(({ name }) =>
  onlyErrors({ name: name.trim() === '' ? 'Write a name' : undefined }),
);

const WordsFields = ({
  act,
  hint,
  send,
}: {
  readonly act: Act<CategoryWords>;
  readonly hint: string;
  readonly send: string;
}) => (
  <ActForm act={act} className="grid gap-4">
    <PlainInput
      label="Name"
      hint={hint}
      required
      maxLength={CATEGORY_NAME_MAX}
      autoComplete="off"
      {...act.field('name')}
    />
    <PlainTextArea
      label="Description"
      hint="One sentence about its posts. Search engines show it."
      rows={3}
      maxLength={CATEGORY_DESCRIPTION_MAX}
      {...act.field('description')}
    />
    <ActFailure act={act} title="Not saved" />
    <ActButton act={act}>{send}</ActButton>
  </ActForm>
);

const trimmed = ({ name, description }: CategoryWords): CategoryWords => ({
  name: name.trim(),
  description: description.trim(),
});

const RewordForm = ({
  category: { slug, version, name, description },
  onDone,
}: {
  readonly category: CountedCategory;
  readonly onDone: () => void;
}) => {
  const act = useAct(usePostChange(categoryEndpoints.changeCategory), {
    begin: { name, description },
    schema,
    input: (words) => ({ body: { slug, version, ...trimmed(words) } }),
    done: () => {
      onDone();
      toast.success('Saved');
    },
  });
  return <WordsFields act={act} hint="Its address stays the same." send="Save" />;
};

/** Gives a category another name or description. */
export const Reword = ({ category }: { readonly category: CountedCategory }) => (
  <AskFirst
    title={`Rename “${category.name}”`}
    button={
      <>
        Rename<span className="sr-only"> “{category.name}”</span>
      </>
    }
    look="plain"
  >
    {(close) => <RewordForm category={category} onDone={close} />}
  </AskFirst>
);

const AddForm = ({ onDone }: { readonly onDone: () => void }) => {
  const act = useAct(usePostChange(categoryEndpoints.addCategory), {
    begin: { name: '', description: '' },
    schema,
    input: (words) => ({ body: trimmed(words) }),
    done: () => {
      onDone();
      toast.success('Added');
    },
  });
  return (
    <WordsFields
      act={act}
      hint="Its address is made of it. It gets a page when a published post is in it."
      send="Add the category"
    />
  );
};

/** Adds a category. */
export const AddCategory = () => (
  <AskFirst title="New category" button="New category" look="plain">
    {(close) => <AddForm onDone={close} />}
  </AskFirst>
);
