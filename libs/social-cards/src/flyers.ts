export { createFlyerPainter } from './flyer/flyer-painter.ts';
