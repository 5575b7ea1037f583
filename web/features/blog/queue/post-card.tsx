import { Link } from 'react-router-dom';
import { stepsOf } from '#domain/blog/desk/moving.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { QueueCard } from '#domain/blog/queue/queue.ts';
import { statusNames, stepName } from '#domain/blog/status-names.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { DueDay } from '../list/post-kind.tsx';
import { usePostChange } from '../use-posts.ts';

interface CardProps {
  readonly card: QueueCard;
  readonly area: Area;
}

/** The next step with one press. What readers see is decided on the page of the post. */
const NextStep = ({ card, area }: CardProps) => {
  const { id, version, title, status } = card;
  const change = usePostChange(blogEndpoints.move);
  const [to] = stepsOf(card);
  if (to === undefined || status === 'SCHEDULED') return null;
  if (to === 'PUBLISHED')
    return (
      <Link
        to={pathTo(`${area}/blog/:id`, { id })}
        className={`${textLink} inline-flex min-h-11 items-center`}
      >
        Publish or schedule<span className="sr-only">: {title}</span>
      </Link>
    );
  return (
    <>
      <Button
        look="plain"
        className="justify-self-start"
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { params: { id }, body: { version, status: to } },
            { onSuccess: () => toast.success(`${title}: ${statusNames[to]}`) },
          )
        }
      >
        {stepName(status, to)}
        <span className="sr-only">: {title}</span>
      </Button>
      {change.error === null ? null : (
        <Alert title={`It is still: ${statusNames[status]}`}>{messageOf(change.error)}</Alert>
      )}
    </>
  );
};

/** A post in its stage: who has it until when, and what is to be done next. */
export const PostCard = ({ card, area, owner }: CardProps & { readonly owner: string }) => {
  const { id, title, phrase, hasBrief, dueOn, publishAt } = card;
  const mayManage = useMay()('content.manage');
  return (
    <li className="grid content-start gap-1 rounded-label border border-edge bg-sheet p-3">
      <Link
        to={pathTo(`${area}/blog/:id`, { id })}
        className={`${textLink} inline-flex min-h-11 items-center wrap-anywhere`}
      >
        {title}
      </Link>
      <p className="text-sm">
        {owner}
        {dueOn === undefined ? null : (
          <>
            {' · '}
            <DueDay post={card} what="due" />
          </>
        )}
      </p>
      {publishAt === undefined ? null : (
        <p className="text-sm">
          Readers see it on <Instant at={publishAt} />
        </p>
      )}
      <p className="text-sm text-ink-soft wrap-anywhere">
        {hasBrief ? 'Has a brief' : 'No brief yet'}
        {phrase === undefined ? '' : ` · “${phrase}”`}
      </p>
      {mayManage ? <NextStep card={card} area={area} /> : null}
    </li>
  );
};
