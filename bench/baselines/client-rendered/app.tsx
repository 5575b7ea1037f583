import { pictures } from 'virtual:client-rendered-site';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useOutletContext } from 'react-router-dom';
import { BottomBar } from '#web/shell/bottom-bar.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { pageDescription, pageTitle } from '#web/shell/page-metadata.ts';
import { startCountdowns } from '#web/site/countdown/countdown.ts';
import { CountdownSchedule } from '#web/site/countdown/next-departure.tsx';
import type { Site, SitePage } from '#web/site/page.ts';
import { PicturesContext } from '#web/site/pictures/pictures.ts';

/** The data of every page, as the product's own app reads it. The document preloads it. */
export const loadSite = async (): Promise<Site> => {
  const answer = await fetch('/settings.json');
  return { ...((await answer.json()) as Site), url: location.origin, showsSamples: true };
};

/** Header, footer and bottom bar around the page of the route. */
export const Layout = () => {
  const site = useLoaderData<Site>();
  return (
    <>
      <Header brand={site.brand} viewer={{ kind: 'signed-out' }} />
      <main id="screen">
        <PicturesContext value={pictures}>
          <Outlet context={site} />
        </PicturesContext>
      </main>
      <Footer brand={site.brand} />
      <BottomBar brand={site.brand} />
      <CountdownSchedule schedule={site.schedule} />
    </>
  );
};

/** A page of the site as the app shows it. */
export const PageOfApp = ({ page: { metadata, Content } }: { readonly page: SitePage }) => {
  const site = useOutletContext<Site>();
  const { title, description } = metadata(site);
  useEffect(startCountdowns, []);
  return (
    <>
      <title>{pageTitle(title, site.brand)}</title>
      <meta name="description" content={pageDescription(description ?? site.brand.tagline, site.brand)} />
      <Content site={site} />
    </>
  );
};
