import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the e-mail's link carries; empty where somebody came without one. */
export interface ResetLink {
  readonly user: string;
  readonly code: string;
}

const linkOf = (hash: string): ResetLink => {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  return { user: carried.get('user') ?? '', code: carried.get('code') ?? '' };
};

/**
 * The link that led here, from behind the `#`, where no server and no log sees it. It is taken out of the address at once, so that
 * the history does not keep it either.
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
