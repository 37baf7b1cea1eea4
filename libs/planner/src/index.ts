export { templateNarrative } from './narrative/template.ts';
export type { Narrator, NarratorSettings } from './narrative/narrator.ts';
export { planNight } from './plan-night.ts';
export { Plan } from './plan.ts';
export type { PlannedEvent } from './planned-event.ts';
export { expectWeather } from './weather/expect-weather.ts';
export { createForecasts, type Forecasts } from './weather/forecasts.ts';
