import { createContext, type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';

/** True in a panel beside a list, whose screen has its h1 already. */
export const PanelContext = createContext(false);

const Title = ({ isOfList, children }: { readonly isOfList: boolean; readonly children: string }) =>
  use(PanelContext) ? (
    <h2 className="wrap-anywhere text-3xl">{children}</h2>
  ) : (
    <h1 className={classNames('wrap-anywhere text-4xl', isOfList && 'dense:text-2xl')}>{children}</h1>
  );

/** The one h1 of a screen, with a line of help and the screen's actions. */
export const PageHeader = ({
  caption,
  title,
  children,
  actions,
  isOfList = false,
}: {
  readonly caption?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Of a list at the desk, whose rows get the room. */
  readonly isOfList?: boolean;
}) => (
  <header
    className={classNames(
      'mb-6 flex flex-wrap items-end justify-between gap-4',
      isOfList && 'dense:mb-2 dense:items-center',
    )}
  >
    <div className="grid max-w-prose gap-2">
      {caption ? <p className="label-caption">{caption}</p> : null}
      <Title isOfList={isOfList}>{title}</Title>
      {children ? <div className="text-ink-soft">{children}</div> : null}
    </div>
    {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
  </header>
);
