import type { ReactNode } from 'react';
import { LinkButton } from '../link-button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Says that there is no such thing, and leads to the list of all. */
export const Missing = ({
  title,
  list,
  all,
  children,
}: {
  readonly title: string;
  /** Where the list is. */
  readonly list: string;
  /** What the list is called, `All mailboxes`. */
  readonly all: string;
  readonly children: ReactNode;
}) => (
  <EmptyState
    title={title}
    action={
      <LinkButton to={list} look="plain">
        {all}
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
