import { categoryOf } from '#domain/blog/categories/aliases.ts';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import type { TypedPlan } from '../page/typed-plan.ts';
import { optionsOf, useCategories } from './use-categories.ts';

/** The category of a post. One that was merged has the name of the category that it stands for, and stays as it is until another is chosen. */
export const CategoryField = ({ act }: { readonly act: Pick<Act<TypedPlan>, 'field'> }) => {
  const categories = useCategories().data?.categories ?? [];
  const field = act.field('category');
  const found = categoryOf(categories, field.value);
  const options = optionsOf(categories).map((option) =>
    option.value === found?.slug ? { ...option, value: field.value } : option,
  );
  const isUnknown = field.value !== '' && found === undefined;
  return (
    <PlainChoice
      label="Category"
      hint="Readers of a published post see it at once."
      placeholder="None"
      options={[...options, ...(isUnknown ? [{ value: field.value, label: field.value }] : [])]}
      {...field}
    />
  );
};
