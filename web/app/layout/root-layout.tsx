import { Outlet } from 'react-router-dom';
import { SessionProvider } from '#web/session/session-provider.tsx';
import { AnchorContext } from '#web/shell/anchor.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { AppAnchor } from './app-anchor.tsx';
import { DocumentMetadata } from './document-metadata.tsx';

/** Layout of every screen. */
export const RootLayout = () => (
  <AnchorContext value={AppAnchor}>
    <SessionProvider>
      <DocumentMetadata />
      <Outlet />
      <Toaster />
    </SessionProvider>
  </AnchorContext>
);
