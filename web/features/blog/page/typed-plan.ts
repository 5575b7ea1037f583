import { Plan } from '#domain/blog/desk/desk-post.ts';

/** A plan as it is typed: what nobody chose is empty. */
export interface TypedPlan {
  readonly title: string;
  readonly phrase: string;
  readonly slug: string;
  readonly destination: string;
  readonly category: string;
  readonly owner: string;
  readonly dueOn: string;
  readonly plannedFor: string;
  readonly intent: string;
  readonly outline: string;
  readonly sources: string;
}

/** What the form begins with. */
export const typedPlan = ({
  title,
  phrase,
  slug,
  destination,
  category,
  owner,
  dueOn,
  plannedFor,
  brief,
}: Plan): TypedPlan => ({
  title,
  phrase: phrase ?? '',
  slug: slug ?? '',
  destination: destination ?? '',
  category: category ?? '',
  owner: owner ?? '',
  dueOn: dueOn ?? '',
  plannedFor: plannedFor ?? '',
  intent: brief.intent,
  outline: brief.outline,
  sources: brief.sources,
});

/** The same as it is sent: what is empty is left out. */
const sentPlan = ({ title, intent, outline, sources, ...rest }: TypedPlan) => ({
  title,
  brief: { intent, outline, sources },
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== '')),
});

/** What is wrong in a form, by field: `plan.brief.intent` is `intent` here. */
export const planProblems = (typed: TypedPlan): Readonly<Record<string, string>> => {
  const { error } = Plan.safeParse(sentPlan(typed));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path.at(-1) ?? 'title'), message]),
  );
};

/** A plan as it is sent, once `planProblems` finds nothing. */
export const planOf = (typed: TypedPlan): Plan => Plan.parse(sentPlan(typed));
