import { createContext, type ReactNode, use } from 'react';

/** True in a panel beside a list, whose screen has its h1 already. */
export const PanelContext = createContext(false);

const Title = ({ children }: { readonly children: string }) =>
  use(PanelContext) ? (
    <h2 className="break-words text-3xl">{children}</h2>
  ) : (
    <h1 className="text-4xl">{children}</h1>
  );

/** The one h1 of a screen, with a line of help and the screen's actions. */
export const PageHeader = ({
  caption,
  title,
  children,
  actions,
}: {
  readonly caption?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
    <div className="grid max-w-prose gap-2">
      {caption ? <p className="label-caption">{caption}</p> : null}
      <Title>{title}</Title>
      {children ? <div className="text-ink-soft">{children}</div> : null}
    </div>
    {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
  </header>
);
