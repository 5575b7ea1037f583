import { Link } from 'react-router-dom';
import type { AnchorProps } from '#web/shell/anchor.tsx';
import { isSitePath } from '#web/shell/paths.ts';

/** Links inside the app navigate in the app; links to a static page load it. */
export const AppAnchor = ({ to, children, ...rest }: AnchorProps) =>
  isSitePath(to) ? (
    <a {...rest} href={to}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );
