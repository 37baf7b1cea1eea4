import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCityRepository,
  createGazetteerRepository,
  type GazetteerCity,
} from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { readGazetteer } from '../gazetteer.ts';
import { createCityResolver } from './city-resolver.ts';
import { normaliseEvent, parseRecord } from './normalise-event.ts';

const COUNTRIES = new Set(
  'GB IE US CA AU NZ DE AT CH NL BE FR ES PT IT PL CZ SE NO DK FI JP BR MX AR IN ZA GR HU RO TR KR SG MY VN HK CN'.split(
    ' ',
  ),
);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const cities: GazetteerCity[] = [];
  for await (const city of readGazetteer(join(import.meta.dirname, '../../../../data/gazetteer')))
    if (COUNTRIES.has(city.country_code)) cities.push(city);
  await createGazetteerRepository(database).load(cities);
});
afterAll(() => database[Symbol.asyncDispose]());

async function resolve(record: object, defaults: object = {}) {
  const parsed = parseRecord({ title: 'Fest', start_local: '2027-05-01', ...record }, defaults);
  const [place] = await createCityResolver(createCityRepository(database), {
    readOnly: true,
  }).resolve([parsed.place]);
  if (!place) throw new Error('The resolver returned no place.');
  const { city_name, country_code } = normaliseEvent(parsed, place);
  return `${city_name ?? '-'} ${country_code ?? '-'}`;
}

describe('the town of a stated place', () => {
  it.each([
    ['Denver, Colorado, USA', 'Denver US'],
    ['San Francisco, CA', 'San Francisco US'],
    ['Berlin, DE', 'Berlin DE'],
    ['Chicago, IL USA', 'Chicago US'],
    ['Singapore', 'Singapore SG'],
    ['Sweden', '- SE'],
    ['KLCC, Kuala Lumpur, Malaysia', 'Kuala Lumpur MY'],
    ['VinUniversity, Hanoi, Vietnam', 'Hanoi VN'],
    ['Cordis, Hong Kong SAR, China', 'Hong Kong HK'],
    ['Disney Springs, Buena Vista, FL, USA', 'Buena Vista US'],
    ['Royal Holloway, Egham, UK', 'Egham GB'],
    ['Universitat Rovira i Virgili, Tarragona, Spain', 'Tarragona ES'],
    ['Aula Magna, Bari, Italy', 'Bari IT'],
    ['TU Wien, Vienna, Austria', 'Vienna AT'],
    ['Marina Bay Sands, Singapore', 'Singapore SG'],
    ['Xi Jiao Suzhou University, Suzhou, China', 'Suzhou CN'],
    ['Snowbird, Utah, United States', 'Snowbird US'],
    ['Krems an der Donau, Austria', 'Krems an der Donau AT'],
    ['Scarborough, Toronto, ON, Canada', 'Toronto CA'],
    ['Berlin, Brandenburg, Germany', 'Berlin DE'],
  ])('%j is in %s', async (city, town) => {
    expect(await resolve({ city })).toBe(town);
  });
});

describe('the town of an address', () => {
  it.each([
    ['Royal Albert Hall, Kensington Gore, South Kensington, London SW7 2AP', 'London GB'],
    ['O2 Academy, Westgate Road, Newcastle upon Tyne NE1 1SW', 'Newcastle upon Tyne GB'],
    ['The Leadmill, 6 Leadmill Rd, Sheffield S1 4SE, United Kingdom', 'Sheffield GB'],
    ['Town Hall, Stratford-upon-Avon, Warwickshire, CV37 6HU', 'Stratford-upon-Avon GB'],
    ['Usher Hall, Lothian Road, Edinburgh, EH1 2EA, Scotland', 'Edinburgh GB'],
    ['Whelan’s, 25 Wexford St, Dublin 2, D02 H527, Ireland', 'Dublin IE'],
    ['Everyman, 17 Emmet Place, Cork, T12 FW56', 'Cork IE'],
    ['The Pageant, 6161 Delmar Blvd, St. Louis, MO 63112', 'St. Louis US'],
    ['Saint Paul, Minnesota 55101, USA', 'Saint Paul US'],
    ['Gas Monkey Live, 10261 Technology Blvd E, Dallas-Fort Worth, TX', 'Dallas US'],
    ['Ft. Worth, TX', 'Fort Worth US'],
    ['Winston-Salem, North Carolina', 'Winston-Salem US'],
    ['501 Main Street, Kansas City, Kansas 66101', 'Kansas City US'],
    ['1 Place Ville Marie, Montréal QC H3B 2C4', 'Montréal CA'],
    ['Massey Hall, 178 Victoria St, Toronto, ON M5B 1T7, Canada', 'Toronto CA'],
    ['Jack Singer Hall, 205 8 Ave SE, Calgary AB T2G 0K9', 'Calgary CA'],
    ['Hamer Hall, 100 St Kilda Rd, Melbourne VIC 3004', 'Melbourne AU'],
    ['The Zoo, 711 Ann St, Fortitude Valley QLD 4006, Brisbane, Australia', 'Brisbane AU'],
    ['Town Hall, 301 Queen Street, Auckland 1010, New Zealand', 'Auckland NZ'],
    ['Philharmonie, Herbert-von-Karajan-Str. 1, 10785 Berlin', 'Berlin DE'],
    ['Kleist Forum, Platz der Einheit 1, 15230 Frankfurt (Oder)', 'Frankfurt (Oder) DE'],
    ['Alte Oper, Opernplatz 1, 60313 Frankfurt am Main', 'Frankfurt am Main DE'],
    ['Steintor, Am Steintor 10, 06112 Halle (Saale)', 'Halle (Saale) DE'],
    ['E-Werk, Fuchsenwiese 1, D-91054 Erlangen', 'Erlangen DE'],
    ['Musikverein, Musikvereinsplatz 1, A-1010 Wien', 'Vienna AT'],
    ['Festspielhaus, 5020 Salzburg, Österreich', 'Salzburg AT'],
    ['Tonhalle, Claridenstrasse 7, CH-8002 Zürich', 'Zürich CH'],
    ['Théâtre de Vidy, Av. Gustave-Doret 4, 1007 Lausanne, Suisse', 'Lausanne CH'],
    ['Paradiso, Weteringschans 6-8, 1017 SG Amsterdam', 'Amsterdam NL'],
    ['Vera, Oosterstraat 44, 9711 NV Groningen, Nederland', 'Groningen NL'],
    ['Ancienne Belgique, Anspachlaan 110, 1000 Brussel', 'Brussels BE'],
    ['Vooruit, Sint-Pietersnieuwstraat 23, B-9000 Gent', 'Gent BE'],
    ['Olympia, 28 bd des Capucines, 75009 Paris', 'Paris FR'],
    ['Zénith, 69006 Lyon Cedex 06, France', 'Lyon FR'],
    ['Le Bikini, Rue Théodore Monod, 31520 Ramonville-Saint-Agne', 'Ramonville-Saint-Agne -'],
    ['Teatro Real, Plaza de Isabel II, s/n, 28013 Madrid', 'Madrid ES'],
    ['Auditorio Ciudad de León, Av. Reyes Leoneses 4, 24008 León, España', 'León ES'],
    ['Palau de la Música, C/ Palau de la Música 4-6, 08003 Barcelona, Spain', 'Barcelona ES'],
    ['Coliseu, Rua das Portas de Santo Antão 96, 1150-269 Lisboa', 'Lisbon PT'],
    ['Casa da Música, Av. da Boavista 604-610, 4149-071 Porto', 'Porto PT'],
    ['Teatro alla Scala, Via Filodrammatici 2, 20121 Milano MI', 'Milan IT'],
    ['Teatro Regio, Piazza Castello 215, 10124 Torino (TO), Italia', 'Turin IT'],
    ['Filharmonia, ul. Jasna 5, 00-950 Warszawa', 'Warsaw PL'],
    ['ICE, ul. Marii Konopnickiej 17, 30-302 Kraków, Polska', 'Kraków PL'],
    ['Rudolfinum, Alšovo nábřeží 12, 110 00 Praha 1', 'Prague CZ'],
    ['Konserthuset, Hötorget 8, 103 87 Stockholm, Sverige', 'Stockholm SE'],
    ['Sentrum Scene, Arbeidersamfunnets plass 1, 0181 Oslo, Norge', 'Oslo NO'],
    ['VEGA, Enghavevej 40, 1674 København V', 'Copenhagen DK'],
    ['Musiikkitalo, Mannerheimintie 13a, 00100 Helsinki', 'Helsinki FI'],
    ['Suntory Hall, 1-13-1 Akasaka, Minato-ku, Tokyo 107-8403, Japan', 'Tokyo JP'],
    ['Sala São Paulo, Praça Júlio Prestes 16, São Paulo - SP, 01218-020', 'São Paulo BR'],
    [
      'Circo Voador, R. dos Arcos, s/n - Lapa, Rio de Janeiro - RJ, 20230-060, Brasil',
      'Rio de Janeiro BR',
    ],
    [
      'Auditorio Nacional, Paseo de la Reforma 50, 11580 Ciudad de México, CDMX, México',
      'Mexico City MX',
    ],
    ['Teatro Colón, Cerrito 628, C1010 CABA, Buenos Aires, Argentina', 'Buenos Aires AR'],
    ['NCPA, Nariman Point, Mumbai 400021, Maharashtra, India', 'Mumbai IN'],
    ['Baxter Theatre, Main Rd, Rondebosch, Cape Town, 7700, South Africa', 'Cape Town ZA'],
    ['Megaron, Vas. Sofias, 115 21 Athens, Greece', 'Athens GR'],
    ['Müpa, Komor Marcell u. 1, 1095 Budapest, Hungary', 'Budapest HU'],
    ['Zorlu PSM, Levazım, 34340 Beşiktaş/İstanbul, Türkiye', 'Istanbul TR'],
    ['Esplanade, 1 Esplanade Drive, Singapore 038981', 'Singapore SG'],
  ])('%s', async (address, town) => {
    expect(await resolve({ address })).toBe(town);
  });
});

describe('a city', () => {
  it.each([
    [{ city: 'León' }, { country: 'ES' }, 'León ES'],
    [{ city: 'León', country: 'Spain' }, {}, 'León ES'],
    [{ city: 'León, España' }, {}, 'León ES'],
    [{ city: 'León', region: 'Guanajuato' }, {}, 'León de los Aldama MX'],
    [{ city: 'Dallas-Fort Worth' }, {}, 'Dallas US'],
    [{ city: 'Dallas/Fort Worth, TX' }, {}, 'Dallas US'],
    [{ city: 'Minneapolis–Saint Paul' }, {}, 'Minneapolis US'],
    [{ city: 'St. Louis' }, {}, 'St. Louis US'],
    [{ city: 'Newcastle upon Tyne' }, {}, 'Newcastle upon Tyne GB'],
    [{ city: 'Newcastle-upon-Tyne', country: 'UK' }, {}, 'Newcastle upon Tyne GB'],
    [{ city: 'Frankfurt/Oder' }, {}, 'Frankfurt (Oder) DE'],
    [{ city: 'Frankfurt a. M.' }, {}, 'Frankfurt am Main DE'],
    [{ city: 'Biel/Bienne' }, {}, 'Biel/Bienne CH'],
    [{ city: 'Baden-Baden' }, {}, 'Baden-Baden DE'],
    [{ city: 'Clermont-Ferrand' }, {}, 'Clermont-Ferrand FR'],
    [{ city: 'Valencia', language: 'es' }, { country: 'ES' }, 'Valencia ES'],
  ])('%j of a source %j is %s', async (record, defaults, town) => {
    expect(await resolve(record, defaults)).toBe(town);
  });
});
