import { type FindingKind, textFindingKinds } from '#domain/blog/monitoring/finding.ts';
import type { Doubled, FoundPost } from '#domain/blog/monitoring/found-post.ts';
import { isOrphan, type Linked } from '#domain/blog/monitoring/orphans/linked.ts';
import type { Watched } from '#domain/blog/monitoring/watched.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';
import type { NewItem } from '../../runtime/table/writes.ts';

const partition = (id: string) => ({ pk: `POST#${id}` });
export const watchedKey = (id: string) => ({ ...partition(id), sk: 'WATCHED' });
/** The posts with one title are an item. Titles have at most 120 letters. */
export const titleKeyOf = (key: string): ItemKey => ({ pk: `TITLE#${key}`, sk: 'TITLE' });

/** The posts that readers see, by the day of their text. */
export const BY_DAY = 'SHOWN';
/** The posts with something wrong of a kind. Only these are on its list. */
export const foundList = (kind: FindingKind): string => `FOUND#${kind}`;

/** Sorts by the day of the text. */
export const dayPosition = ({ changedOn, id }: Pick<Watched, 'changedOn' | 'id'>): string =>
  `${changedOn}#${id}`;

/** What the watch knows of a post, on the list by days while readers see it. */
export const watchedItem = (watched: Watched) => ({
  ...watchedKey(watched.id),
  ...watched,
  ...(watched.hidden ? {} : { gsi1pk: BY_DAY, gsi1sk: dayPosition(watched) }),
});

/** What a list has of a post, with its place there. */
interface FoundRow extends FoundPost {
  readonly at: string;
}
const foundPosition = ({ at, id }: Pick<FoundRow, 'at' | 'id'>): string => `${at}#${id}`;

const foundOf = ({ findings }: Watched, kind: FindingKind) => findings.filter((one) => one.kind === kind);

/** The rows of the lists whose findings are others than before. One without findings is in no list. */
export const foundRows = (before: Watched | undefined, after: Watched): readonly NewItem[] =>
  textFindingKinds.flatMap((kind): readonly NewItem[] => {
    const { id, slug, title, foundAt: at } = after;
    const findings = foundOf(after, kind);
    const known = before === undefined ? [] : foundOf(before, kind);
    if (findings.length === 0 && known.length === 0) return [];
    const key = { ...partition(id), sk: foundList(kind) };
    if (findings.length === 0) return [{ ...key, expires_at: expires(new Date(at), 'over') }];
    return [
      { ...key, id, slug, title, findings, at, gsi1pk: foundList(kind), gsi1sk: foundPosition({ at, id }) },
    ];
  });

export const linkedKey = (id: string) => ({ ...partition(id), sk: 'LINKED' });
/** How many posts link to one, on the list while none does. */
export const linkedItem = (linked: Linked, at: string) => ({
  ...linkedKey(linked.id),
  ...linked,
  ...(isOrphan(linked) ? { gsi1pk: foundList('ORPHAN'), gsi1sk: foundPosition({ at, id: linked.id }) } : {}),
});

/** The posts with one title, on the list while there are several. */
export const titleItem = (key: string, { posts }: Doubled, at: string) => ({
  ...titleKeyOf(key),
  posts,
  at,
  ...(posts.length > 1 ? { gsi1pk: foundList('DOUBLED_TITLE'), gsi1sk: foundPosition({ at, id: key }) } : {}),
});
