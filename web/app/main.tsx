import '#web/ui/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { dropEarly } from '#web/api/early.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import '#web/session/without-eval.ts';
import { configureStage } from '#web/session/configure.ts';
import { readSession } from '#web/session/read-session.ts';
import { FirstSession } from '#web/session/session-provider.tsx';
import { loadSiteSettings, SiteSettingsContext } from '#web/session/site-settings.ts';
import { reportError, startTelemetry } from '#web/telemetry/telemetry.ts';
import { GenericError } from './errors/error-screens.tsx';
import { createRouter } from './router.tsx';
import { dropStaleDraft } from './start/drop-stale-draft.ts';
import { isReady } from './start/is-ready.ts';
import { notePlace } from './start/keep-place.ts';
import { takeWhatWasBegun } from './start/take-begun.ts';
import { Taken } from './start/taken.tsx';

/** How long the parts of a first screen may take to ask for what was asked early. */
const FIRST_ASKS_MS = 5_000;

startTelemetry();
void dropStaleDraft();

const container = document.getElementById('app');
if (container === null) throw new Error("The app's document has no #app.");
const root = createRoot(container);

/** The session, once the identity library knows the stage. */
const firstSession = async () => {
  await configureStage();
  return readSession();
};

/** The first screen takes the place of the document's resting shape when it is whole: settings, session and script side by side. */
const start = async (): Promise<void> => {
  const router = createRouter();
  const siteSettings = loadSiteSettings();
  try {
    const session = await firstSession();
    void takeWhatWasBegun(session);
    const settings = await siteSettings;
    await isReady(router);
    const goBack = notePlace(container);
    root.render(
      <StrictMode>
        <SiteSettingsContext value={settings}>
          <QueryClientProvider client={createQueryClient()}>
            <FirstSession value={session}>
              <RouterProvider router={router} />
            </FirstSession>
            <Taken onTaken={goBack} />
          </QueryClientProvider>
        </SiteSettingsContext>
      </StrictMode>,
    );
    setTimeout(dropEarly, FIRST_ASKS_MS);
  } catch (error) {
    console.error('The app could not start', error);
    reportError(error, { action: 'start' });
    root.render(<GenericError resetErrorBoundary={() => window.location.reload()} />);
  }
};

void start();
