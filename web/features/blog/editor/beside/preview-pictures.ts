import { picturesIn } from '#domain/blog/pictures/addresses.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import { api } from '#web/api/client.ts';

const IMAGE = /<img\b[^>]*>/g;
const OF_POST = / src="\/blog\/images\/([0-9a-f-]{36})-\d+\.jpg"/;
/** Sizes that nobody has published yet, and waiting: a link is good for two minutes. */
const PUBLISHED_ONLY = / (?:srcset="[^"]*"|sizes="[^"]*"|loading="lazy")/gi;

/** A rendered page with pictures that are not published yet at the addresses of `links`, which are by file. */
export const withPictures = (html: string, links: ReadonlyMap<string, string>): string =>
  html.replace(IMAGE, (tag) => {
    const link = links.get(OF_POST.exec(tag)?.[1] ?? '');
    if (link === undefined) return tag;
    return tag
      .replace(PUBLISHED_ONLY, '')
      .replace(OF_POST, () => ` src="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  });

/** Links to the pictures of a text that may be shown. */
export const linksToPictures = async ({
  body,
}: Pick<PostText, 'body'>): Promise<ReadonlyMap<string, string>> => {
  const links = await Promise.all(
    picturesIn(body).map(async ({ file, post }) => {
      const query = { subject: subjectText({ kind: 'post', id: post }) };
      const answer = await api(fileEndpoints.open, { params: { id: file }, query }).catch(() => undefined);
      return answer === undefined ? [] : [[file, answer.url] as const];
    }),
  );
  return new Map(links.flat());
};
