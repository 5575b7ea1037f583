import { Outlet } from 'react-router-dom';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { AnchorContext } from '#web/ui/shell/anchor.tsx';
import { DocumentMetadata } from '../meta/document-metadata.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { AppAnchor } from './app-anchor.tsx';

/** What every screen of the app stands in. */
export const RootLayout = () => (
  <AnchorContext value={AppAnchor}>
    <SessionProvider>
      <DocumentMetadata />
      <Outlet />
      <Toaster />
    </SessionProvider>
  </AnchorContext>
);
