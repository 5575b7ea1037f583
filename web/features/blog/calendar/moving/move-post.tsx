import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { isCalendarDay, newYorkDay, newYorkInstant, onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { WhenForm } from '../../page/showing/schedule.tsx';
import { planOf, typedPlan } from '../../page/typed-plan.ts';
import { usePost, usePostChange } from '../../use-posts.ts';
import { TakenDays } from './taken-days.tsx';

interface FormProps {
  readonly post: DeskPost;
  /** The day to begin with; absent for the one that it has. */
  readonly to: string | undefined;
  readonly onDone: (day: string | undefined) => void;
}

const NotMoved = ({ error }: { readonly error: Error | null }) =>
  error === null ? null : <Alert title="Not moved">{messageOf(error)}</Alert>;

const schema = formSchema<{ readonly day: string }>(({ day }) =>
  onlyErrors({ day: isCalendarDay(day) ? undefined : 'Choose a day' }),
);

/** Takes the day of a post away, so that it waits for another. */
const TakeAway = ({ post, onDone }: Pick<FormProps, 'post' | 'onDone'>) => {
  const { id, version, title } = post;
  const change = usePostChange(blogEndpoints.plan);
  return (
    <>
      <Button
        look="quiet"
        className="justify-self-start"
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { params: { id }, body: { version, plan: planOf({ ...typedPlan(post), plannedFor: '' }) } },
            {
              onSuccess: () => {
                toast.success(`${title} has no day now.`);
                onDone(undefined);
              },
            },
          )
        }
      >
        Take its day away
      </Button>
      <NotMoved error={change.error} />
    </>
  );
};

/** Plans a post for another day. Nothing is published by that. */
const PlanDay = ({ post, to, onDone }: FormProps) => {
  const { id, version, title, plannedFor } = post;
  const act = useAct(usePostChange(blogEndpoints.plan), {
    begin: { day: to ?? plannedFor ?? newYorkDay(Date.now()) },
    schema,
    keeps: 'all',
    input: ({ day }) => ({
      params: { id },
      body: { version, plan: planOf({ ...typedPlan(post), plannedFor: day }) },
    }),
    done: (_, { day }) => {
      toast.success(`${title} is planned for ${dayWords(day)}.`);
      onDone(day);
    },
  });
  return (
    <div className="grid gap-4">
      <p>
        <strong className="font-semibold wrap-anywhere">{title}</strong>
        {plannedFor === undefined ? ' has no day yet.' : `: planned for ${dayWords(plannedFor)}.`} This is a
        plan. It does not publish anything.
      </p>
      <ActForm act={act} className="grid gap-4">
        <PlainInput label="Day" type="date" required {...act.field('day')} />
        <TakenDays day={act.values.day} except={id} />
        <ActFailure act={act} title="Not moved" />
        <ActButton act={act}>Plan for this day</ActButton>
      </ActForm>
      {plannedFor === undefined ? null : <TakeAway post={post} onDone={onDone} />}
    </div>
  );
};

/** The same time of day on another day. */
const onDay = (at: string, to: string | undefined): string =>
  to === undefined
    ? at
    : newYorkInstant(to, onNewYorkClocks(new Date(at)).toISOString().slice(11, 16)).toISOString();

/** Shows a scheduled post at another time. */
const ScheduleDay = ({ post, at, to, onDone }: FormProps & { readonly at: string }) => {
  const { id, version, title } = post;
  const change = usePostChange(blogEndpoints.move);
  return (
    <div className="grid gap-4">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <WhenForm
        id={id}
        begin={onDay(at, to)}
        busy={change.isPending}
        onChosen={(publishAt) =>
          change.mutate(
            { params: { id }, body: { version, status: 'SCHEDULED', publishAt } },
            {
              onSuccess: () => {
                const day = newYorkDay(new Date(publishAt));
                toast.success(`${title} is scheduled for ${dayWords(day)}.`);
                onDone(day);
              },
            },
          )
        }
      />
      <NotMoved error={change.error} />
    </div>
  );
};

const Form = ({ id, to, onDone }: Pick<FormProps, 'to' | 'onDone'> & { readonly id: string }) => (
  <Loaded query={usePost(id)} loading="Loading the post…" lines={3} fresh>
    {(post) =>
      post.scheduled ? (
        <ScheduleDay post={post} at={post.scheduled.at} to={to} onDone={onDone} />
      ) : (
        <PlanDay post={post} to={to} onDone={onDone} />
      )
    }
  </Loaded>
);

/** A post that is to be moved, and the day on which it was dropped. */
export interface Moving {
  readonly post: CalendarPost;
  readonly to: string | undefined;
}

/** Gives a post another day. `moving` opens it. */
export const MovePost = ({
  moving,
  onClose,
  onMoved,
}: {
  readonly moving: Moving | undefined;
  readonly onClose: () => void;
  /** Gets the day where the post is now; undefined when it has none. */
  readonly onMoved: (day: string | undefined) => void;
}) => (
  <AskDialog
    title={moving?.post.on?.is === 'scheduled' ? 'When do readers see it?' : 'Plan a day'}
    isOpen={moving !== undefined}
    onClose={onClose}
  >
    {moving === undefined ? null : (
      <Form
        id={moving.post.id}
        to={moving.to}
        onDone={(day) => {
          onClose();
          onMoved(day);
        }}
      />
    )}
  </AskDialog>
);
