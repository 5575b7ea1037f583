import type { NextStep } from '#domain/next-step/next-step.ts';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { NextCard } from '#web/next-step/next-card.tsx';

/** The place has a part of its own below, with all that is known of it. */
const withoutPlace = ({ todo, ...next }: NextStep): NextStep => {
  if (todo === undefined) return next;
  const { place: _below, ...step } = todo;
  return { ...next, todo: step };
};

/** What the receiver has to do now. Once everything was handed over, the page says only that. */
export const WhatNow = ({ page: { next } }: { readonly page: Pick<CollectPage, 'next'> }) =>
  next.isOver ? null : <NextCard next={withoutPlace(next)} doing={() => null} />;
