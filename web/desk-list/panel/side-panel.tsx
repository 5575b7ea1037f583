import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { PanelContext } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import type { ListKind } from '../list-kind.ts';
import { slots } from '../slots.ts';

/**
 * What is open beside its list. When something was typed into it and another row is opened, it stays behind the scenes with what
 * was typed, and is shown so again.
 */
export const SidePanel = <Row,>({
  kind: { name, one: thing, pathOf, hasNoPage },
  id,
  panel,
  show,
  onClose,
}: {
  readonly kind: ListKind<Row>;
  /** The open row; hidden without one. */
  readonly id: string | undefined;
  readonly panel: RefObject<HTMLElement | null>;
  readonly show: (id: string) => ReactNode;
  readonly onClose: () => void;
}) => {
  const [typedInto, setTypedInto] = useState<readonly string[]>([]);
  const mounted = id === undefined || typedInto.includes(id) ? typedInto : [...typedInto, id];
  return (
    <aside
      ref={panel}
      hidden={id === undefined}
      tabIndex={-1}
      aria-label={id === undefined ? thing : `${thing} ${id}`}
      onInput={() => id !== undefined && !typedInto.includes(id) && setTypedInto([...typedInto, id])}
      className="desk-panel @container outline-none focus-visible:shadow-none"
    >
      {id === undefined ? null : (
        <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-rule bg-paper pb-2">
          {hasNoPage ? null : (
            <Link to={pathOf(id)} className={textLink}>
              Open the whole page
            </Link>
          )}
          <Button look="plain" className="ms-auto" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
      {slots.Presence && id !== undefined ? <slots.Presence list={name} id={id} /> : null}
      {mounted.map((one) => (
        <PanelContext key={one} value={true}>
          <div hidden={one !== id} className="pt-4">
            {show(one)}
          </div>
        </PanelContext>
      ))}
    </aside>
  );
};
