import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Sign } from '#web/ui/text/sign.tsx';

/** For a thumb in a glove: nothing to press is smaller than this. */
export const BIG = 'min-h-14 text-center text-lg';
/** The one thing to do now. */
export const NOW = 'min-h-18 text-2xl';

/** The view that was shown before, of this page. */
export const ShownBefore = createContext<RefObject<string | undefined>>({ current: undefined });

/**
 * One view of the driver's screen, with its heading. A view that follows another one begins at its top, and keyboard and screen reader begin
 * at its heading.
 */
export const View = ({
  name,
  caption,
  title,
  onBack,
  children,
}: {
  /** Differs from that of every other view. */
  readonly name: string;
  readonly caption?: ReactNode;
  readonly title: string;
  /** Where `Back` leads; absent in the view of now. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = use(ShownBefore);
  useEffect(() => {
    const before = shown.current;
    shown.current = name;
    // The first one leaves the focus where it is.
    if (before === undefined || before === name) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [shown, name]);
  return (
    <>
      {onBack === undefined ? null : (
        <Button look="quiet" className={`${BIG} -ms-3 -mb-3 justify-self-start`} onClick={onBack}>
          <Sign name="left" /> Back
        </Button>
      )}
      <header className="grid gap-1">
        {caption ? <p className="label-caption">{caption}</p> : null}
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-4xl outline-none">
          {title}
        </h1>
      </header>
      {children}
    </>
  );
};

/** Around the one thing to do now: it stays in sight at the lower edge, where the thumb is. */
export const AtThumb = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-4 bg-paper px-4 py-3">{children}</div>
);

/** Leads back to what is to be done now. */
export const useBack = (): (() => void) => {
  const navigate = useNavigate();
  return () => void navigate('/staff/drive');
};
