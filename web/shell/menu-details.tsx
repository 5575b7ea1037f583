import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * A menu that opens and closes without a script (a `details`). With a script it also closes on Escape, on a click
 * outside, and when an item is chosen.
 */
export const MenuDetails = ({
  summary,
  label,
  className,
  summaryClassName,
  children,
}: {
  readonly summary: ReactNode;
  /** Accessible name of the menu's button, when `summary` is a picture. */
  readonly label?: string;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', key);
    };
  }, []);
  const chosen = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button'))
      details.current?.removeAttribute('open');
  };
  return (
    <details ref={details} className={className} data-menu="">
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button is a click as well */}
      <div onClick={chosen}>{children}</div>
    </details>
  );
};
