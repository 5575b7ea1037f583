import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '#web/api/api-error.ts';
import { classNames } from '../class-names.ts';
import type { Finder, Hit } from './finder.ts';
import { HitList } from './hit-list.tsx';
import { useHits } from './use-hits.ts';
import { useSearchKeys } from './use-search-keys.ts';

const Glass = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 6 6" strokeLinecap="round" />
  </svg>
);

/** What somebody opened from the search before. */
interface Recent {
  readonly hits: () => readonly Hit[];
  /** Keeps a hit that is opened. Its detail is the title of its finder, for what a hit says of itself grows old. */
  readonly keep: (hit: Hit) => void;
}

/** What is open, what is typed and which hit the arrows are on. */
const useBox = (finders: readonly Finder[], recent: Recent | undefined) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { found: searched, failed, error, isCurrent } = useHits(finders, typed);
  const isBefore = typed.trim() === '';
  const opened = isOpen && isBefore ? (recent?.hits() ?? []) : [];
  const before = opened.length > 0 ? [{ title: 'Opened before', hits: opened }] : undefined;
  const found = isBefore ? before : searched;
  const hits = (found ?? []).flatMap((one) => one.hits);
  const { key } = useLocation();
  // Whatever opened another screen, the search is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the cause
  useEffect(() => {
    setIsOpen(false);
    setTyped('');
  }, [key]);
  const type = (text: string): void => {
    setTyped(text);
    setActive(-1);
    setIsOpen(true);
  };
  return {
    typed,
    type,
    isOpen,
    setIsOpen,
    active,
    setActive,
    found,
    failed,
    hits,
    error,
    isCurrent,
    isBefore,
  };
};

/** How many were found, or why nothing is there. */
const State = ({ box }: { readonly box: ReturnType<typeof useBox> }) => {
  const { typed, hits, error, isCurrent, failed } = box;
  const nothing = isCurrent && hits.length === 0 ? `Nothing found for “${typed.trim()}”.` : '';
  const counted = hits.length > 0 ? `${hits.length} found` : nothing;
  return (
    <>
      <p role="status" className={hits.length > 0 ? 'sr-only' : 'px-4 py-3'}>
        {error ? messageOf(error) : counted}
      </p>
      {failed.length > 0 ? (
        <p role="alert" className="px-4 py-3 text-wrong">
          Not searched just now: {failed.join(', ')}. Try again.
        </p>
      ) : null}
    </>
  );
};

/**
 * A search box with its best hits below it. `/`, ⌘K or Ctrl K puts the cursor into it from anywhere, the arrows choose a hit, Enter opens
 * it, and Escape leaves. On phones it is a button until it is used.
 */
export const QuickSearch = ({
  label,
  finders,
  all,
  recent,
}: {
  /** What can be typed: 'Name, number, phone or e-mail'. */
  readonly label: string;
  readonly finders: readonly Finder[];
  /** The list for Enter without a chosen hit. Without one, Enter opens the first hit. */
  readonly all?: ((typed: string) => string) | undefined;
  readonly recent?: Recent;
}) => {
  const box = useBox(finders, recent);
  const { typed, isOpen, setIsOpen, active, setActive, found, hits, error, isCurrent, isBefore } = box;
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const begin = (): void => {
    setIsOpen(true);
    // After the box is shown: a phone has hidden it until now.
    requestAnimationFrame(() => input.current?.focus());
  };
  useSearchKeys(begin);

  const leave = (): void => {
    box.type('');
    setIsOpen(false);
    input.current?.blur();
  };
  const follow = (hit: Hit): void => {
    const kind = found?.find((one) => one.hits.includes(hit))?.title ?? '';
    recent?.keep({ ...hit, detail: isBefore ? hit.detail : kind });
    void navigate(hit.to);
  };
  const open = (): void => {
    const unchosen = !isBefore && (hits.length === 1 || all === undefined) ? hits[0] : undefined;
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
    ['Escape', leave],
  ]);
  const pressed = (event: KeyboardEvent): void => {
    const act = keys.get(event.key);
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const isShown = isOpen && (found !== undefined || (error !== null && !isBefore));
  return (
    <div className="flex min-w-0 flex-1 justify-end sm:justify-start">
      <button
        type="button"
        aria-label="Search"
        onClick={begin}
        className="grid size-11 cursor-pointer place-items-center rounded-label hover:bg-night-rule sm:hidden"
      >
        <Glass />
      </button>
      <search
        ref={around}
        onBlur={({ relatedTarget }) => {
          if (!around.current?.contains(relatedTarget)) setIsOpen(false);
        }}
        className={classNames(
          'relative w-full max-w-xl',
          isOpen
            ? 'max-sm:fixed max-sm:inset-x-0 max-sm:top-0 max-sm:z-40 max-sm:flex max-sm:h-(--header-height) max-sm:items-center max-sm:bg-night max-sm:px-4'
            : 'max-sm:hidden',
        )}
      >
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={isShown && hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={hits[active] ? `${id}-${active}` : undefined}
          aria-keyshortcuts="/ Control+K Meta+K"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          value={typed}
          onFocus={() => setIsOpen(true)}
          onChange={({ target }) => box.type(target.value)}
          onKeyDown={pressed}
          className="min-h-11 w-full rounded-label border-[1.5px] border-edge bg-sheet px-3 text-base text-ink placeholder:text-ink-soft"
        />
        {isShown ? (
          <div className="label-sheet absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto text-ink max-sm:inset-x-2 sm:start-auto sm:w-[max(100%,26rem)]">
            <HitList id={id} found={found ?? []} active={active} onOpen={follow} />
            {isBefore ? null : <State box={box} />}
          </div>
        ) : null}
      </search>
    </div>
  );
};
