import { Link } from 'react-router-dom';
import type { categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import type { Area } from '#web/shell/screens.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActFailure } from '#web/ui/forms/act/act-form.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

interface PostsRefusedProps {
  readonly act: { readonly error: Error | null };
  readonly endpoint: typeof categoryEndpoints.mend | typeof categoryEndpoints.undoMending;
  readonly title: string;
  readonly area: Area;
}

/** Why nothing was changed, with the posts that stood in the way. */
export const PostsRefused = ({ act, endpoint, title, area }: PostsRefusedProps) => (
  <ActFailure
    act={act}
    title={title}
    words={(error) => {
      const refusal = refusalIn(error, endpoint);
      if (refusal?.code !== 'POSTS_CHANGED') return undefined;
      return (
        <Alert title={title}>
          <p>{refusal.message}</p>
          <ul className="mt-2 list-disc ps-5">
            {refusal.details.posts.map((post) => (
              <li key={post.id}>
                <Link to={`${area}/blog/${post.id}`} className={textLink}>
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      );
    }}
  />
);
