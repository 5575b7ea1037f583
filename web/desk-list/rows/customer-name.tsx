import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { useMay } from '#web/session/use-session.ts';

import { classNames } from '#web/ui/class-names.ts';
import { textLink } from '#web/ui/text/text-link.ts';

/** The name of a customer at the desk. It leads to everything about them, for whoever may look customers up. */
export const CustomerName = ({
  id,
  area,
  children,
}: {
  readonly id: string;
  readonly area: '/admin' | '/staff';
  readonly children: ReactNode;
}) =>
  useMay()('customer.read') ? (
    <Link to={pathTo(`${area}/customers/:id`, { id })} className={classNames(textLink, 'wrap-anywhere')}>
      {children}
    </Link>
  ) : (
    <span className="wrap-anywhere">{children}</span>
  );
