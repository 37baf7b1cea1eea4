export const PLAN_EXAMPLE = {
  outfit: {
    summary:
      'At this time of year it is about 4 °C outside (usually cold). Wear a warm coat and a scarf.',
    options: [
      {
        label: 'The forecast, day by day',
        provider: 'Yr',
        url: 'https://www.yr.no/en/forecast/daily-table/52.54,13.41',
        note: null,
      },
    ],
    weather: { temperature_c: 4, conditions: 'usually cold', source: 'climate' },
    items: ['a warm coat', 'a scarf', 'comfortable shoes', 'earplugs'],
  },
  transport: {
    summary: 'Be at Kesselhaus, Berlin by 19:15, 45 minutes before the start.',
    options: [
      {
        label: 'Directions by public transport',
        provider: 'Google Maps',
        url: 'https://www.google.com/maps/dir/?api=1&destination=52.54%2C13.41&travelmode=transit',
        note: null,
      },
    ],
    arrive_by_local: '2026-12-04T19:15:00',
    leave_home_tip: 'Look up a connection that arrives at 19:15, and leave 15 minutes earlier.',
  },
  hotel: {
    summary: 'Stay near Kesselhaus, Berlin from Fri 4 Dec to Sat 5 Dec.',
    options: [
      {
        label: 'Hotels nearby',
        provider: 'Booking.com',
        url: 'https://www.booking.com/searchresults.html?ss=Kesselhaus%2C%20Berlin&checkin=2026-12-04&checkout=2026-12-05&group_adults=2&no_rooms=1',
        note: null,
      },
    ],
    check_in: '2026-12-04',
    check_out: '2026-12-05',
  },
  dinner: {
    summary: 'Reserve dinner before it, at 18:00 near Kesselhaus, Berlin.',
    options: [
      {
        label: 'Restaurants nearby',
        provider: 'Google Maps',
        url: 'https://www.google.com/maps/search/restaurants/@52.54,13.41,16z',
        note: null,
      },
    ],
    reserve_at_local: '2026-12-04T18:00:00',
  },
  music: {
    summary: 'Listen to Grateful Dead on the way.',
    options: [
      {
        label: 'Grateful Dead on Spotify',
        provider: 'Spotify',
        url: 'https://open.spotify.com/artist/4TMHGUX5WI7OOm53PqSDAT',
        note: null,
      },
    ],
    artists: [
      { name: 'Grateful Dead', slug: 'grateful-dead', spotify_id: '4TMHGUX5WI7OOm53PqSDAT' },
    ],
  },
};
