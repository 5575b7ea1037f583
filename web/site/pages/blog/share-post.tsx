import type { Post } from '#domain/blog/post.ts';
import type { Site } from '../../page.ts';
import { postPath } from './post-path.ts';

/** Ways to send a post to somebody: a chat of their own choice, or their mail program. They work without a script. */
export const SharePost = ({ site, post }: { readonly site: Site; readonly post: Post }) => {
  const address = `${site.url}${postPath(post)}`;
  const [title, message] = [post.title, `${post.title}\n${address}`].map(encodeURIComponent);
  const look = 'text-link inline-flex min-h-11 items-center';
  return (
    <p className="flex flex-wrap items-center gap-x-5 print:hidden">
      <a href={`https://wa.me/?text=${message}`} className={look}>
        Send by WhatsApp
      </a>
      <a href={`mailto:?subject=${title}&body=${message}`} className={look}>
        Send by e-mail
      </a>
    </p>
  );
};
