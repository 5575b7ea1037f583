import { useState } from 'react';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { isCalendarDay, newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { WhenForm } from '../page/showing/schedule.tsx';
import { planOf, typedPlan } from '../page/typed-plan.ts';
import { usePost, usePostChange } from '../use-posts.ts';
import { TakenDays } from './taken-days.tsx';

interface FormProps {
  readonly post: DeskPost;
  readonly onDone: (day: string | undefined) => void;
}

const NotMoved = ({ error }: { readonly error: Error | null }) =>
  error === null ? null : <Alert title="Not moved">{messageOf(error)}</Alert>;

/** Plans a post for another day, or takes its day away. Nothing is published by that. */
const PlanDay = ({ post, onDone }: FormProps) => {
  const { id, version, title, plannedFor } = post;
  const change = usePostChange(blogEndpoints.plan);
  const [day, setDay] = useState(plannedFor ?? newYorkDay(Date.now()));
  const send = (to: string): void =>
    change.mutate(
      { params: { id }, body: { version, plan: planOf({ ...typedPlan(post), plannedFor: to }) } },
      {
        onSuccess: () => {
          toast.success(to === '' ? `${title} has no day now.` : `${title} is planned for ${dayWords(to)}.`);
          onDone(to || undefined);
        },
      },
    );
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCalendarDay(day) && !change.isPending) send(day);
      }}
    >
      <p>
        <strong className="font-semibold wrap-anywhere">{title}</strong>
        {plannedFor === undefined ? ' has no day yet.' : `: planned for ${dayWords(plannedFor)}.`} This is a
        plan. It does not publish anything.
      </p>
      <PlainInput
        label="Day"
        type="date"
        required
        value={day}
        error={isCalendarDay(day) ? undefined : 'Choose a day'}
        onChange={({ target }) => setDay(target.value)}
      />
      <TakenDays day={day} except={id} />
      <NotMoved error={change.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending} busyText="Moving…">
          Plan for this day
        </Button>
        {plannedFor === undefined ? null : (
          <Button look="quiet" disabled={change.isPending} onClick={() => send('')}>
            Take its day away
          </Button>
        )}
      </div>
    </form>
  );
};

/** Shows a scheduled post at another time. */
const ScheduleDay = ({ post, at, onDone }: FormProps & { readonly at: string }) => {
  const { id, version, title } = post;
  const change = usePostChange(blogEndpoints.move);
  return (
    <div className="grid gap-4">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <WhenForm
        id={id}
        begin={at}
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

const Form = ({ id, onDone }: Pick<FormProps, 'onDone'> & { readonly id: string }) => (
  <Loaded query={usePost(id)} loading="Loading the post…" lines={3} fresh>
    {(post) =>
      post.scheduled ? (
        <ScheduleDay post={post} at={post.scheduled.at} onDone={onDone} />
      ) : (
        <PlanDay post={post} onDone={onDone} />
      )
    }
  </Loaded>
);

/** Gives a post another day. `post` opens it. */
export const MovePost = ({
  post,
  onClose,
  onMoved,
}: {
  readonly post: CalendarPost | undefined;
  readonly onClose: () => void;
  /** Gets the day where the post is now; undefined when it has none. */
  readonly onMoved: (day: string | undefined) => void;
}) => (
  <AskDialog
    title={post?.on?.is === 'scheduled' ? 'When do readers see it?' : 'Plan a day'}
    isOpen={post !== undefined}
    onClose={onClose}
  >
    {post === undefined ? null : (
      <Form
        id={post.id}
        onDone={(day) => {
          onClose();
          onMoved(day);
        }}
      />
    )}
  </AskDialog>
);
