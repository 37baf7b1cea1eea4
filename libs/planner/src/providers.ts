/**
 * A site that a plan links to. `{name}` in a URL is replaced with the encoded value. The first URL
 * whose values are known is used.
 */
export interface Provider {
  provider: string;
  label: string;
  urls: readonly string[];
  note?: string;
  /** ISO 3166-1 alpha-2 codes. Absent means all countries. */
  countries?: readonly string[];
}

export const RIDES_AND_MAPS: readonly Provider[] = [
  {
    provider: 'Google Maps',
    label: 'Directions by public transport',
    urls: [
      'https://www.google.com/maps/dir/?api=1&destination={lat}%2C{lng}&travelmode=transit',
      'https://www.google.com/maps/dir/?api=1&destination={place}&travelmode=transit',
    ],
  },
  {
    provider: 'Apple Maps',
    label: 'Directions on an iPhone',
    urls: [
      'https://maps.apple.com/?daddr={lat}%2C{lng}&q={place}',
      'https://maps.apple.com/?daddr={place}',
    ],
  },
  {
    provider: 'OpenStreetMap',
    label: 'The place on a map',
    urls: ['https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=16/{lat}/{lng}'],
  },
  {
    provider: 'Uber',
    label: 'A ride there',
    urls: [
      'https://m.uber.com/ul/?action=setPickup&pickup=my_location&dropoff%5Blatitude%5D={lat}&dropoff%5Blongitude%5D={lng}&dropoff%5Bnickname%5D={place}',
    ],
    note: 'Only where Uber is available.',
  },
  {
    provider: 'Lyft',
    label: 'A ride there',
    urls: [
      'https://lyft.com/ride?id=lyft&destination%5Blatitude%5D={lat}&destination%5Blongitude%5D={lng}',
    ],
    countries: ['US', 'CA'],
  },
];

export const HOTELS: readonly Provider[] = [
  {
    provider: 'Booking.com',
    label: 'Hotels nearby',
    urls: [
      'https://www.booking.com/searchresults.html?ss={place}&checkin={check_in}&checkout={check_out}&group_adults={guests}&no_rooms=1',
      'https://www.booking.com/searchresults.html?ss={place}&group_adults={guests}&no_rooms=1',
    ],
  },
  {
    provider: 'Expedia',
    label: 'Hotels nearby',
    urls: [
      'https://www.expedia.com/Hotel-Search?destination={place}&startDate={check_in}&endDate={check_out}&adults={guests}',
      'https://www.expedia.com/Hotel-Search?destination={place}&adults={guests}',
    ],
  },
  {
    provider: 'Airbnb',
    label: 'Rooms in town',
    urls: [
      'https://www.airbnb.com/s/{town}/homes?checkin={check_in}&checkout={check_out}&adults={guests}',
      'https://www.airbnb.com/s/{town}/homes?adults={guests}',
    ],
  },
];

export const RESTAURANTS: readonly Provider[] = [
  {
    provider: 'OpenTable',
    label: 'A table nearby',
    urls: [
      'https://www.opentable.com/s?latitude={lat}&longitude={lng}&dateTime={reserve_at}&covers={guests}',
      'https://www.opentable.com/s?term={place}&covers={guests}',
    ],
    countries: [
      'US',
      'CA',
      'MX',
      'GB',
      'IE',
      'DE',
      'NL',
      'ES',
      'IT',
      'JP',
      'AU',
      'AE',
      'SG',
      'HK',
      'TH',
    ],
  },
  {
    provider: 'Google Maps',
    label: 'Restaurants nearby',
    urls: [
      'https://www.google.com/maps/search/restaurants/@{lat},{lng},16z',
      'https://www.google.com/maps/search/?api=1&query=restaurants%20near%20{place}',
    ],
  },
  {
    provider: 'Yelp',
    label: 'Reviews of restaurants nearby',
    urls: ['https://www.yelp.com/search?find_desc=Restaurants&find_loc={place}'],
  },
];

/** `{artist_id}` is the Spotify id; `{words}` is the search text. */
export const MUSIC: readonly Provider[] = [
  {
    provider: 'Spotify',
    label: '{name} on Spotify',
    urls: [
      'https://open.spotify.com/artist/{artist_id}',
      'https://open.spotify.com/search/{words}',
    ],
  },
  {
    provider: 'Apple Music',
    label: '{name} on Apple Music',
    urls: ['https://music.apple.com/search?term={words}'],
  },
  {
    provider: 'YouTube Music',
    label: '{name} on YouTube Music',
    urls: ['https://music.youtube.com/search?q={words}'],
  },
];

export const WEATHER_PAGES: readonly Provider[] = [
  {
    provider: 'Yr',
    label: 'The forecast, day by day',
    urls: ['https://www.yr.no/en/forecast/daily-table/{lat},{lng}'],
  },
];
