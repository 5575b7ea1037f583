import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameters of the e-mail's link; empty without a link. */
export interface ResetLink {
  readonly user: string;
  readonly code: string;
  /** The secret of what waits to be booked; empty when nothing does. */
  readonly draft: string;
}

const linkOf = (hash: string): ResetLink => {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    user: carried.get('user') ?? '',
    code: carried.get('code') ?? '',
    draft: carried.get('draft') ?? '',
  };
};

/**
 * Reads the link's parameters from behind the `#`, which no server and no log sees, and removes them from the address
 * at once, so that the history does not keep them.
 */
export const useResetLink = (): ResetLink => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => linkOf(hash));

  useEffect(() => {
    if (hash === '') return;
    setLink(linkOf(hash));
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return link;
};
