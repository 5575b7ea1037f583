import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import type { ListShown, SearchBox } from './search-box.ts';
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

const NO_LIST: ListShown = { isExpanded: false, chosen: undefined };

/** What is typed, whether the box is open, and whether it ever was: its list is loaded then. */
const useBox = () => {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { key } = useLocation();
  // Whatever opened another screen, the search is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the cause
  useEffect(() => {
    setIsOpen(false);
    setTyped('');
  }, [key]);
  const open = (): void => {
    setIsOpen(true);
    setWasOpen(true);
  };
  const type = (text: string): void => {
    setTyped(text);
    open();
  };
  return { typed, type, isOpen, wasOpen, open, close: () => setIsOpen(false) };
};

/** Without a network the list may not load. Only the box says so: the screen below, which somebody works at, stays. */
const NotLoaded = () => (
  <p
    role="alert"
    className="label-sheet absolute inset-x-0 top-full z-20 mt-1 px-4 py-3 text-ink max-sm:inset-x-2"
  >
    The search could not load. When there is a connection, load the page again.
  </p>
);

/**
 * A search box. `/`, ⌘K or Ctrl K puts the cursor into it from anywhere, the arrows choose a hit of its list, Enter opens it, and Escape
 * leaves. On phones it is a button until it is used.
 */
export const QuickSearch = ({
  label,
  list,
}: {
  /** What can be typed: 'Name, number, phone or e-mail'. */
  readonly label: string;
  /** The list below the box. It may load when it is first drawn. */
  readonly list: (box: SearchBox) => ReactNode;
}) => {
  const { typed, type, isOpen, wasOpen, open, close } = useBox();
  const [shown, tell] = useState(NO_LIST);
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const keys: SearchBox['keys'] = useRef(null);
  const id = useId();
  const begin = (): void => {
    open();
    // After the box is shown: a phone has hidden it until now.
    requestAnimationFrame(() => input.current?.focus());
  };
  useSearchKeys(begin);
  const leave = (): void => {
    type('');
    close();
    input.current?.blur();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    else if (!keys.current?.(event)) return;
    event.preventDefault();
  };
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
          if (!around.current?.contains(relatedTarget)) close();
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
          aria-expanded={shown.isExpanded}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={shown.chosen}
          aria-keyshortcuts="/ Control+K Meta+K"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          value={typed}
          onFocus={open}
          onChange={({ target }) => type(target.value)}
          onKeyDown={pressed}
          className="min-h-11 w-full rounded-label border-[1.5px] border-edge bg-sheet px-3 text-base text-ink placeholder:text-ink-soft"
        />
        {wasOpen ? (
          <ErrorBoundary fallback={isOpen ? <NotLoaded /> : null}>
            <Suspense>{list({ id, typed, isOpen, tell, keys })}</Suspense>
          </ErrorBoundary>
        ) : null}
      </search>
    </div>
  );
};
