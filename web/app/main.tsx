import '#web/ui/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { dropStaleDraft } from '#web/features/identity/registration/draft-store.ts';
import '#web/session/without-eval.ts';
import { configureStage } from '#web/session/configure.ts';
import { loadSiteSettings, SiteSettingsContext } from '#web/session/site-settings.ts';
import { reportError, startTelemetry } from '#web/telemetry/telemetry.ts';
import { GenericError } from './errors/error-screens.tsx';
import { createRouter } from './router.tsx';

startTelemetry();
dropStaleDraft();

const container = document.getElementById('app');
if (container === null) throw new Error('app.html has no #app.');
const root = createRoot(container);

const start = async (): Promise<void> => {
  const siteSettings = loadSiteSettings();
  try {
    await configureStage();
  } catch (error) {
    console.error('The app could not start', error);
    reportError(error, { action: 'start' });
    root.render(<GenericError resetErrorBoundary={() => window.location.reload()} />);
    return;
  }
  root.render(
    <StrictMode>
      <SiteSettingsContext value={await siteSettings}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={createRouter()} />
        </QueryClientProvider>
      </SiteSettingsContext>
    </StrictMode>,
  );
};

void start();
