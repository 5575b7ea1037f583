import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { LeaveGuard } from '#web/ui/forms/versioned/leave-guard.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { usePostChange } from '../use-posts.ts';
import { briefNames } from './brief-text.tsx';
import { BRIEF, PLAN } from './places.ts';
import { PlanFields } from './plan-fields.tsx';
import { planOf, planProblems, type TypedPlan, typedPlan } from './typed-plan.ts';

const schema = formSchema<TypedPlan>(planProblems);

const hints = {
  intent: 'One or two sentences about who looks for this, and why.',
  outline: 'What it says, in order.',
  sources: 'Where each fact comes from, with the day on which it was checked.',
} as const;

/** What is planned of a post, and its brief. What a colleague changes meanwhile shows up in the fields that were not touched. */
export const PlanForm = ({ post }: { readonly post: DeskPost }) => {
  const { id, version, changedBy } = post;
  useSayChanged('post', { id: String(version), by: changedBy });
  const act = useAct(usePostChange(blogEndpoints.plan), {
    begin: typedPlan(post),
    follows: true,
    schema,
    keeps: 'all',
    input: (typed) => ({ params: { id }, body: { version, plan: planOf(typed) } }),
    done: () => toast.success('Saved'),
  });
  const isChanged = act.changed.length > 0;
  return (
    <ActForm act={act} className="grid gap-8">
      <LeaveGuard when={isChanged && !act.busy} />
      <div id={PLAN}>
        <Section title="Plan" className="grid gap-4">
          <PlanFields act={act} post={post} />
        </Section>
      </div>
      <div id={BRIEF}>
        <Section title="Brief" className="grid gap-4">
          {(['intent', 'outline', 'sources'] as const).map((part) => (
            <PlainTextArea
              key={part}
              label={briefNames[part]}
              hint={hints[part]}
              rows={part === 'intent' ? 3 : 5}
              maxLength={3000}
              {...act.field(part)}
            />
          ))}
        </Section>
      </div>
      <ActFailure act={act} title="Not saved" />
      <div className="flex flex-wrap gap-3">
        <ActButton act={act} look="plain">
          Save
        </ActButton>
        {isChanged ? (
          <Button look="quiet" onClick={() => act.form.reset()}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </ActForm>
  );
};
