import type { SavedText } from '#domain/blog/text/saving.ts';
import type { Version } from '#domain/blog/text/version.ts';
import type { Holds } from '../runtime/holds.ts';

/** The keys of everything that belongs to a post: its plan, its text, and the kept versions of the text. */
const partition = (id: string) => ({ pk: `POST#${id}` });
export const postKey = (id: string) => ({ ...partition(id), sk: 'POST' });
export const textKey = (id: string) => ({ ...partition(id), sk: 'TEXT' });

/** Versions sort by when they were kept. */
export const VERSIONS = 'VERSION#';
export const versionKey = (id: string, version: string) => ({
  ...partition(id),
  sk: `${VERSIONS}${version}`,
});

export const textItem = (id: string, saved: SavedText) => ({ ...textKey(id), ...saved });
export const versionItem = (postId: string, version: Version) => ({
  ...versionKey(postId, version.id),
  ...version,
});

/** What the blog holds. Posts and what was written of them stay: they are the company's. */
export const holds = {
  Blog: {
    kinds: {
      'POST#/POST': 'posts',
      'POST#/TEXT': 'posts',
      'POST#/VERSION#': 'posts',
      'SEARCH#/': ['posts', 'over'],
    },
    ofPeople: { nothing: 'Posts of the blog, and the ids of the colleagues who wrote them.' },
  },
} as const satisfies Holds;
