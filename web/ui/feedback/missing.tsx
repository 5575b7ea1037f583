import type { ReactNode } from 'react';
import { LinkButton } from '../link-button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Says that something does not exist, with a link to the list of all. */
export const Missing = ({
  title,
  list,
  all,
  children,
}: {
  readonly title: string;
  /** The path of the list. */
  readonly list: string;
  /** The label of the link, such as `All mailboxes`. */
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
