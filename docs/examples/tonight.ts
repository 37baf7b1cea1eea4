// What is on tonight near a place, the nearest first: node docs/examples/tonight.ts
// http://localhost:3000 52.52,13.405
import { createMarquee } from '@marquee/client';

const [baseUrl = 'http://localhost:3000', near = '52.52,13.405'] = process.argv.slice(2);
const marquee = createMarquee({ baseUrl });

for await (const event of marquee.events({
  near,
  radius_km: 25,
  on: 'tonight',
  sort: 'distance',
})) {
  const time = event.all_day || event.time_tbd ? 'tonight' : event.start_local.slice(11, 16);
  console.log(
    `${time}  ${event.title}, ${event.venue_name} (${String(event.distance_km)} km)  ${event.ticket_url}`,
  );
}
