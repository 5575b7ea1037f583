import '#web/ui/styles/site.css';
import { routes } from 'virtual:client-rendered-site';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startTelemetry } from '#web/telemetry/telemetry.ts';
import { Layout, loadSite, PageOfApp } from './app.tsx';

startTelemetry();

// Settings and the page's chunk are fetched at the same time, and the document has preloaded both.
const router = createBrowserRouter([
  {
    Component: Layout,
    loader: loadSite,
    HydrateFallback: () => null,
    children: routes.map(({ path, load }) => ({
      path,
      lazy: async () => ({ element: <PageOfApp page={await load()} /> }),
    })),
  },
]);

const place = document.getElementById('root');
if (place) createRoot(place).render(<RouterProvider router={router} />);
