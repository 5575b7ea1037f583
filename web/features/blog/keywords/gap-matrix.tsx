import {
  type Keywords,
  type KeywordWithPosts,
  type Service,
  serviceNames,
  services,
} from '#domain/blog/keywords/keyword.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { PostLinks } from './post-links.tsx';

const about = (keywords: readonly KeywordWithPosts[], to: DestinationCode, service: Service) =>
  keywords.filter((keyword) => keyword.destination === to && keyword.service === service);

const Pair = ({
  keywords,
  area,
}: {
  readonly keywords: readonly KeywordWithPosts[];
  readonly area: Area;
}) => {
  if (keywords.length === 0) return <span className="font-semibold text-wrong">No phrase</span>;
  const posts = [
    ...new Map(keywords.flatMap((keyword) => keyword.posts).map((post) => [post.id, post])).values(),
  ];
  return posts.length === 0 ? (
    <span>
      <strong className="font-semibold">No post</strong>{' '}
      <span className="text-sm text-ink-soft wrap-anywhere">for “{keywords[0]?.phrase}”</span>
    </span>
  ) : (
    <PostLinks posts={posts} area={area} />
  );
};

/** Which destination and service has a phrase, and a post for it. */
export const GapMatrix = ({ keywords, area }: Pick<Keywords, 'keywords'> & { readonly area: Area }) => (
  <Section title="Destinations and services" className="grid gap-2">
    <p className="max-w-prose text-ink-soft">
      What nobody has written about yet. It counts phrases that have both a destination and a service.
    </p>
    <section
      aria-label="Table of destinations and services"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
      tabIndex={0}
      className="scrolls-sideways overflow-x-auto"
    >
      <table className="w-full min-w-[44rem] table-fixed border-collapse border-y border-rule text-start">
        <thead>
          <tr>
            <th scope="col" className="w-28 p-2 text-start text-sm text-ink-soft">
              To
            </th>
            {serviceNames.map((service) => (
              <th key={service} scope="col" className="p-2 text-start text-sm text-ink-soft">
                {services[service]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allDestinations.map(({ code, country }) => (
            <tr key={code} className="border-t border-rule align-top">
              <th scope="row" className="p-2 text-start font-semibold">
                {country}
              </th>
              {serviceNames.map((service) => (
                <td key={service} className="p-2">
                  <Pair keywords={about(keywords, code, service)} area={area} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Section>
);
