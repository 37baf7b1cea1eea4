export { demoSeason } from './demo-season.ts';
