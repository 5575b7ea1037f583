import { Link } from 'react-router-dom';
import type { Finding } from '#domain/blog/monitoring/finding.ts';
import type { FoundPost } from '#domain/blog/monitoring/found-post.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** A sentence with what in it does not hold marked. */
const Says = ({ says, stated }: Pick<Finding, 'says' | 'stated'>) => {
  const at = stated === '' ? -1 : says.indexOf(stated);
  if (at < 0) return says;
  return (
    <>
      {says.slice(0, at)}
      <mark className="bg-transparent font-bold text-inherit underline decoration-time decoration-4 underline-offset-4">
        {stated}
      </mark>
      {says.slice(at + stated.length)}
    </>
  );
};

/** The address of a link or the day of a text is no part of what the post says, so it is told beside it. */
const isBeside = ({ says, stated }: Finding): boolean => stated !== '' && !says.includes(stated);

const FoundThing = ({ finding }: { readonly finding: Finding }) => (
  <li className="grid gap-1 border-s-4 border-time ps-3">
    {finding.under ? <p className="label-caption">Under “{finding.under}”</p> : null}
    <p className="break-words">
      “<Says {...finding} />”
      {isBeside(finding) ? <span className="break-all text-ink-soft"> {finding.stated}</span> : null}
    </p>
    <p className="break-words font-semibold">{finding.holds}</p>
    <p className="break-words text-ink-soft">{finding.repair}</p>
  </li>
);

/** Posts in which a link to it fits, each with the way to its text. */
const LinkFrom = ({
  posts,
  area,
}: {
  readonly posts: NonNullable<FoundPost['linkFrom']>;
  readonly area: Area;
}) => {
  const page = useMay()('content.manage')
    ? (`${area}/blog/:id/edit` as const)
    : (`${area}/blog/:id` as const);
  return (
    <div className="grid gap-1">
      <p className="font-semibold">Link to it from:</p>
      <ul className="grid list-disc gap-1 ps-6">
        {posts.map(({ id, title }) => (
          <li key={id}>
            <Link to={pathTo(page, { id })} className={textLink}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

const FoundPostCard = ({ post, area }: { readonly post: FoundPost; readonly area: Area }) => {
  const { id, slug, title, findings, linkFrom = [] } = post;
  const mayManage = useMay()('content.manage');
  return (
    <li className="label-sheet grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="break-words text-2xl">
            <Link to={pathTo(`${area}/blog/:id`, { id })} className={textLink}>
              {title}
            </Link>
          </h2>
          <a href={`/blog/${slug}`} className="text-link break-all">
            /blog/{slug}
          </a>
        </div>
        {mayManage ? (
          <LinkButton to={pathTo(`${area}/blog/:id/edit`, { id })} look="plain">
            Edit the text<span className="sr-only"> of {title}</span>
          </LinkButton>
        ) : null}
      </div>
      <ul className="grid gap-4">
        {findings.map((finding) => (
          <FoundThing key={JSON.stringify(finding)} finding={finding} />
        ))}
      </ul>
      {linkFrom.length > 0 ? <LinkFrom posts={linkFrom} area={area} /> : null}
    </li>
  );
};

/** Posts with what is wrong with each, what holds, and where it is mended. */
export const FoundPosts = ({
  posts,
  area,
}: {
  readonly posts: readonly FoundPost[];
  readonly area: Area;
}) => (
  <ul className="grid gap-6">
    {posts.map((post) => (
      <FoundPostCard key={post.id} post={post} area={area} />
    ))}
  </ul>
);
