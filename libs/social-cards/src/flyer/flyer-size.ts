import type { Column } from '../card-layout.ts';

export const FLYER_SIZES = ['card', 'list', 'tall', 'story'] as const;
export type FlyerSize = (typeof FLYER_SIZES)[number];

export interface FlyerFrame {
  width: number;
  height: number;
  /** Where texts are. Networks crop a card to the square in its middle. */
  column: Column;
  top: number;
  bottom: number;
  /** Font size of date and place in pixels. Null: the flyer is too small for them. */
  detailSize: number | null;
  /** Of coordinates: whole ones make a smaller file. Default: 1. */
  decimals?: number;
}

export const FLYER_FRAMES: Readonly<Record<FlyerSize, FlyerFrame>> = {
  card: {
    width: 1200,
    height: 630,
    column: { left: 317, width: 566 },
    top: 34,
    bottom: 34,
    detailSize: 25,
  },
  list: {
    width: 320,
    height: 200,
    column: { left: 15, width: 290 },
    top: 14,
    bottom: 15,
    detailSize: null,
    decimals: 0,
  },
  tall: {
    width: 640,
    height: 800,
    column: { left: 44, width: 552 },
    top: 40,
    bottom: 44,
    detailSize: 29,
  },
  // Stories cover their top and bottom with controls.
  story: {
    width: 1080,
    height: 1920,
    column: { left: 90, width: 900 },
    top: 230,
    bottom: 330,
    detailSize: 48,
  },
};
