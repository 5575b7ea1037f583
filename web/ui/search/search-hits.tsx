import { type KeyboardEvent, useEffect, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../button.tsx';
import type { Finder, Hit } from './finder.ts';
import { HitList } from './hit-list.tsx';
import type { SearchBox } from './search-box.ts';
import { useHits } from './use-hits.ts';

/** What somebody opened from the search before. */
interface Recent {
  readonly hits: () => readonly Hit[];
  /** Keeps a hit that is opened. Its detail is the title of its finder, for what a hit says of itself grows old. */
  readonly keep: (hit: Hit) => void;
}

/** What was found for what is typed, or opened before, and which hit the arrows are on. */
const useFound = ({ typed, isOpen }: SearchBox, finders: readonly Finder[], recent: Recent) => {
  const [active, setActive] = useState(-1);
  const { found: searched, ...asked } = useHits(finders, typed);
  const isBefore = typed.trim() === '';
  const opened = isOpen && isBefore ? recent.hits() : [];
  const before = opened.length > 0 ? [{ title: 'Opened before', hits: opened }] : undefined;
  const found = isBefore ? before : searched;
  const hits = (found ?? []).flatMap((one) => one.hits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another text, nothing is chosen
  useEffect(() => setActive(-1), [typed]);
  return { ...asked, active, setActive, found, hits, isBefore };
};

/** What could not be searched, and a button that searches again. Without any hit it does not say that there is nothing. */
const NotSearched = ({ list }: { readonly list: ReturnType<typeof useFound> }) => {
  const { hits, failed, isAsking, again } = list;
  return (
    <div className="grid justify-items-start gap-2 px-4 py-3">
      <p role="alert" className="text-wrong">
        {hits.length === 0 ? 'We could not search just now. ' : ''}Not searched: {failed.join(', ')}.
      </p>
      {/* The box keeps the focus, so that the list stays open. */}
      <Button look="plain" onMouseDown={(event) => event.preventDefault()} onClick={again}>
        {isAsking ? 'Searching…' : 'Try again'}
      </Button>
    </div>
  );
};

/** How many were found, or why nothing is there. */
const State = ({ typed, list }: { readonly typed: string; readonly list: ReturnType<typeof useFound> }) => {
  const { hits, found, isCurrent, failed } = list;
  const isNothing = isCurrent && hits.length === 0 && failed.length === 0;
  const counted = hits.length > 0 ? `${hits.length} found` : '';
  const words = isNothing ? `Nothing found for “${typed.trim()}”.` : counted;
  const isFirst = found === undefined;
  return (
    <>
      <p role="status" className={isNothing || isFirst ? 'px-4 py-3' : 'sr-only'}>
        {isFirst ? 'Searching…' : words}
      </p>
      {failed.length > 0 ? <NotSearched list={list} /> : null}
    </>
  );
};

/** The hit that Enter means while none is chosen: the only one, or the only one of the list that Enter would open. */
const meantBy = (
  { found, hits }: ReturnType<typeof useFound>,
  [first]: readonly Finder[],
  hasNoList: boolean,
): Hit | undefined => {
  const inList = found?.find(({ title }) => title === first?.title)?.hits ?? [];
  if (inList.length === 1) return inList[0];
  return hits.length === 1 || hasNoList ? hits[0] : undefined;
};

/**
 * The best hits below a search box. The arrows choose one and Enter opens it; the box passes its keys on. It is loaded with the first
 * touch of the box, because most screens are opened without a search.
 */
export const SearchHits = ({
  box,
  finders,
  all,
  recent,
}: {
  readonly box: SearchBox;
  readonly finders: readonly Finder[];
  /** The list for Enter without a chosen hit, which the first finder looks into. Without one, Enter opens the first hit. */
  readonly all?: ((typed: string) => string) | undefined;
  readonly recent: Recent;
}) => {
  const { id, typed, isOpen, tell } = box;
  const list = useFound(box, finders, recent);
  const { active, setActive, found, hits, isCurrent, isAsking, isBefore } = list;
  const navigate = useNavigate();
  const follow = (hit: Hit): void => {
    const kind = found?.find((one) => one.hits.includes(hit))?.title ?? '';
    recent.keep({ ...hit, detail: isBefore ? hit.detail : kind });
    void navigate(hit.to);
  };
  const open = (): void => {
    const unchosen = isBefore ? undefined : meantBy(list, finders, all === undefined);
    // Hits of the text before stay until the new ones are there, but nobody means them any more.
    const chosen = isCurrent || isBefore ? (hits[active] ?? unchosen) : undefined;
    if (chosen) follow(chosen);
    else if (all && !isBefore) void navigate(all(typed.trim()));
  };
  const move = (by: number): void => {
    if (hits.length > 0)
      setActive((active + by + hits.length + (active === -1 && by < 0 ? 1 : 0)) % hits.length);
  };
  const keys: ReadonlyMap<string, () => void> = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', open],
  ]);
  useImperativeHandle(box.keys, () => (event: KeyboardEvent): boolean => {
    const act = keys.get(event.key);
    act?.();
    return act !== undefined;
  });
  const isShown = isOpen && (found !== undefined || (isAsking && !isBefore));
  const isExpanded = isShown && hits.length > 0;
  const chosen = hits[active] ? `${id}-${active}` : undefined;
  useEffect(() => tell({ isExpanded, chosen }), [tell, isExpanded, chosen]);
  if (!isShown) return null;
  return (
    <div className="label-sheet absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto text-ink max-sm:inset-x-2 sm:start-auto sm:w-[max(100%,26rem)]">
      <HitList id={id} found={found ?? []} active={active} onOpen={follow} />
      {isBefore ? null : <State typed={typed} list={list} />}
    </div>
  );
};
